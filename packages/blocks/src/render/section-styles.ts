/** What sections have beside their blocks: measures, a ground, an edge to the next one. */
export const sectionStyles = `
.page-section{position:relative;display:flex;flex-direction:column}
.page-section>.content-wrapper{position:relative;display:flex;flex:1 0 auto;flex-direction:column;box-sizing:border-box;width:100%;padding:3.3vw 4vw}
.page-section .content{box-sizing:border-box;width:100%;margin:0 auto}
.page-section.content-width--small .content{max-width:720px}
.page-section.content-width--medium .content{max-width:1000px}
.page-section.content-width--wide .content{max-width:1400px}
.page-section.content-width--full>.content-wrapper{padding-left:0;padding-right:0}
.page-section.section-height--medium{min-height:66vh}
.page-section.section-height--large{min-height:100vh}
.page-section.vertical-alignment--middle>.content-wrapper{justify-content:center}
.page-section.vertical-alignment--bottom>.content-wrapper{justify-content:flex-end}
.page-section.horizontal-alignment--left .content{margin-left:0}
.page-section.horizontal-alignment--right .content{margin-right:0}
.section-border,.section-background,.section-background-overlay{position:absolute;inset:0;overflow:hidden}
.page-section.background-width--inset>.section-border{inset:0 4vw}
.section-background-image,.section-background-video{position:absolute;width:100%;height:100%;object-fit:cover}
.has-section-divider>.section-border,.has-section-divider+.page-section>.section-border{mask-image:var(--divider-top-shape,linear-gradient(#000 0 0)),linear-gradient(#000 0 0),var(--divider-bottom-shape,linear-gradient(#000 0 0));mask-position:50% 0,0 calc(var(--divider-top,0px) - 1px),50% calc(100% + 1px);mask-size:calc(100% + var(--divider-inset,0px)) var(--divider-top,0px),100% calc(100% - var(--divider-top,0px) - var(--divider-bottom,0px) + 3px),calc(100% + var(--divider-inset,0px)) var(--divider-bottom,0px);mask-repeat:no-repeat}
.background-width--inset>.section-border{--divider-inset:8vw}
.section-divider--line::after{position:absolute;inset:auto 0 0;height:var(--divider-line);background:var(--divider-ink);content:""}
.sw-section-video{position:absolute;z-index:2;inset-block-end:16px;inset-inline-end:16px;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:rgba(0,0,0,.62);color:#fff;cursor:pointer}
.sw-section-video:hover{background:#000}
.sw-section-video:focus-visible{outline:2px solid #fff;outline-offset:-4px}
.sw-section-video::before{box-sizing:border-box;width:12px;height:14px;border:solid;border-width:0 4px;content:""}
.sw-section-video[data-paused]::before{border-width:7px 0 7px 12px;border-color:transparent transparent transparent currentColor;translate:2px}
@media (scripting:none){.sw-section-video{display:none}}
@media print{.sw-section-video{display:none}}
`;
