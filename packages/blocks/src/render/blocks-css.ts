/**
 * The styles that every site has for its blocks, before those of its theme. They arrange and hold;
 * colours and letters are the theme's.
 */
export const blocksCss = `
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
.section-background-image{position:absolute;width:100%;height:100%;object-fit:cover}
.fluid-engine{display:grid;grid-auto-rows:minmax(24px,auto);gap:11px;position:relative}
.fluid-engine>.fe-block{position:relative;display:flex;flex-direction:column;min-width:0}
.fluid-engine .sqs-block{padding:0;margin:0;width:100%}
.sqs-block-image-figure{margin:0}
.sqs-block-image-figure img{display:block;width:100%;height:auto}
.sqs-block-button-container--center{text-align:center}
.sqs-block-button-container--right{text-align:right}
.sqs-block-button-element{display:inline-block}
.quote-block figure{margin:0}
.sqs-spacer{display:block}
.sw-product-block{display:flex;flex-wrap:wrap;gap:24px}
.sw-product-block--above{flex-direction:column;flex-wrap:nowrap}
.sw-product-block-pictures,.sw-product-block-text{flex:1 1 220px;min-width:0}
.sw-product-block--above>*{flex:0 0 auto}
.sw-product-block-text{display:grid;gap:12px;align-content:start;justify-items:start}
.sw-product-block-text>form{justify-self:stretch}
.sw-product-block-pictures figure{margin:0}
.sw-product-block-pictures img{display:block;width:100%;height:auto}
.sw-form-trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.form-submission-text{display:none}
.form-submission-text:target,.form-submission-text.is-shown{display:block}
.newsletter-form,.sw-search{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
.newsletter-form label,.sw-search label{display:grid;flex:1 1 200px;gap:4px}
.summary-item-list,.sw-menu ul,.sw-post-list{list-style:none;margin:0;padding:0}
.summary-item-list{display:grid;gap:24px}
.summary-thumbnail-image{display:block;width:100%;height:auto}
.sw-digest--grid .summary-thumbnail-image{aspect-ratio:4/3;object-fit:cover}
.sw-digest--carousel .summary-item-list{grid-auto-flow:column;grid-auto-columns:min(300px,80%)}
.sw-digest--carousel{overflow-x:auto}
.sw-menu--row ul,.sw-post-list--tag{display:flex;flex-wrap:wrap;gap:8px 20px}
.sw-post-list--tag [data-weight="5"]{font-size:1.5em}
.sw-post-list--tag [data-weight="4"]{font-size:1.3em}
@media (min-width:768px){.sw-digest--list .summary-item{display:grid;grid-template-columns:1fr 2fr;gap:24px}
.sw-digest--list .summary-content:only-child{grid-column:1/-1}
.sw-digest--grid[data-columns="2"] .summary-item-list{grid-template-columns:repeat(2,minmax(0,1fr))}
.sw-digest--grid[data-columns="3"] .summary-item-list{grid-template-columns:repeat(3,minmax(0,1fr))}
.sw-digest--grid[data-columns="4"] .summary-item-list{grid-template-columns:repeat(4,minmax(0,1fr))}
.sw-digest--grid[data-columns="5"] .summary-item-list{grid-template-columns:repeat(5,minmax(0,1fr))}
.sw-digest--grid[data-columns="6"] .summary-item-list{grid-template-columns:repeat(6,minmax(0,1fr))}
.sw-digest--wall .summary-item-list{display:block;columns:3;column-gap:24px}
.sw-digest--wall[data-columns="1"] .summary-item-list{columns:1}
.sw-digest--wall[data-columns="2"] .summary-item-list{columns:2}
.sw-digest--wall[data-columns="4"] .summary-item-list{columns:4}
.sw-digest--wall .summary-item{break-inside:avoid;margin-bottom:24px}}
ul.sw-product-list.product-grid{list-style:none;max-width:none;margin:0;padding:0}
@media (min-width:768px){.sw-product-list[data-columns="1"]{grid-template-columns:minmax(0,1fr)}
.sw-product-list[data-columns="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.sw-product-list[data-columns="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.sw-product-list[data-columns="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
.sw-product-list[data-columns="5"]{grid-template-columns:repeat(5,minmax(0,1fr))}
.sw-product-list[data-columns="6"]{grid-template-columns:repeat(6,minmax(0,1fr))}}
`;
