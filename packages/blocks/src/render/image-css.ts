/** Pictures whose words stand elsewhere than below them. What is wide enough has them side by side. */
export const imageCss = `
.sw-caption-over>figure{position:relative}
.sw-caption-over>figure>.image-caption-wrapper{position:absolute;inset:auto 0 0;box-sizing:border-box;max-height:100%;overflow:auto;padding:.75em 1em;background:rgba(0,0,0,.72);color:#fff;overflow-wrap:anywhere;pointer-events:none}
.sw-caption-over>figure>.image-caption-wrapper a{color:inherit;pointer-events:auto}
.sw-caption-over>figure p{max-width:none;margin:0}
.sw-caption-over>.sw-crop--round{overflow:hidden;border-radius:50%}
.sw-caption-over>.sw-crop--round>.image-caption-wrapper{padding-bottom:14%;text-align:center}
.sw-caption-over .sqs-block-image-link,.sw-image-large .sqs-block-image-link{display:block}
@media (hover:hover){.layout-caption-overlay-hover>figure>.image-caption-wrapper{transition:opacity .15s}
.layout-caption-overlay-hover>figure:not(:hover):not(:focus-visible):not(:focus-within)>.image-caption-wrapper{opacity:0}}
.layout-caption-overlay-hover>figure:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.sw-image-large .sw-lightbox-opener{cursor:zoom-in}
.sw-image-designed{container-type:inline-size}
.sw-image-designed .sqs-block-image-link{display:block}
.sw-image-designed .image-card{box-sizing:border-box;padding:1.5em;overflow-wrap:anywhere}
.sw-image-designed .image-card p{max-width:none;margin:0}
.sw-image-designed .image-title{font-family:var(--sw-font-heading,inherit);font-size:1.5em;line-height:1.2}
.sw-image-designed .image-card>*+*{margin-top:.75em}
.design-layout-poster>figure{display:grid;overflow:hidden}
.design-layout-poster>figure>*{position:relative;grid-area:1/1;min-width:0}
.design-layout-poster>figure>.image-block-wrapper::after{position:absolute;inset:0;border-radius:inherit;background:rgba(0,0,0,.6);pointer-events:none;content:""}
.design-layout-poster>figure :is(.image-block-wrapper>a,img){height:100%;object-fit:cover}
.design-layout-poster .image-block-wrapper.sw-crop--round{border-radius:50%}
.design-layout-poster .image-card-wrapper{display:grid;place-items:center;color:#fff;text-align:center;pointer-events:none}
.design-layout-poster .image-card-wrapper a{pointer-events:auto}
.design-layout-poster .image-title{font-size:clamp(1.5em,6cqi,3em)}
:is(.design-layout-card,.design-layout-collage) .image-card{background:var(--sw-color-surface,rgba(128,128,128,.14))}
.design-layout-stack .image-card{padding-inline:0;text-align:center}
.design-layout-overlap .image-title{display:inline;padding:.1em .35em;background:var(--sw-color-bg,#fff);box-decoration-break:clone;-webkit-box-decoration-break:clone}
.design-layout-overlap .image-title p{display:inline}
.design-layout-overlap .image-card{padding-inline:0}
@container (min-width:480px){.design-layout-card>figure{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
.design-layout-card.image-position-right>figure{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
.image-position-right:is(.design-layout-card,.design-layout-overlap,.design-layout-collage)>figure>.image-card-wrapper{order:-1}
.design-layout-card .image-card{display:grid;align-content:center;height:100%;padding:2em}
:is(.design-layout-overlap,.design-layout-collage)>figure{display:grid;grid-template-columns:repeat(12,minmax(0,1fr))}
:is(.design-layout-overlap,.design-layout-collage)>figure>*{grid-row:1}
:is(.design-layout-overlap,.design-layout-collage)>figure>.image-block-wrapper{grid-column:1/9}
:is(.design-layout-overlap,.design-layout-collage)>figure>.image-card-wrapper{position:relative;grid-column:7/13;align-self:center}
:is(.design-layout-overlap,.design-layout-collage).image-position-right>figure>.image-block-wrapper{grid-column:5/13}
:is(.design-layout-overlap,.design-layout-collage).image-position-right>figure>.image-card-wrapper{z-index:1;grid-column:1/7}
.design-layout-collage>figure>.image-card-wrapper{align-self:end;margin-bottom:8%}
.design-layout-collage .image-card{padding:2em}
.design-layout-overlap .image-title{font-size:clamp(1.5em,5cqi,2.5em)}
.design-layout-overlap :is(.image-subtitle-wrapper,.image-button-wrapper){margin-inline-start:calc(100%*2/6 + 1em)}
.design-layout-overlap.image-position-right :is(.image-subtitle-wrapper,.image-button-wrapper){margin-inline:0 calc(100%*2/6 + 1em)}}
`;
