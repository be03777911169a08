import { imageCss } from './image-css.ts';
import { sectionStyles } from './section-styles.ts';

/**
 * The styles that every site has for its blocks, before those of its theme. They arrange and hold;
 * colours and letters are the theme's.
 */
export const blocksCss = `
${sectionStyles.trim()}
.sqs-block{overflow-wrap:break-word}
.sqs-block :is(h1,h2,h3,h4){overflow-wrap:normal}
.sqs-block :is(p,h1,h2,h3,h4,h5,h6,li,dt,dd,td,th,pre,caption,figcaption,blockquote,summary,input,textarea){unicode-bidi:plaintext}
.fluid-engine{display:grid;grid-auto-rows:minmax(24px,auto);gap:11px;position:relative}
.fluid-engine>.fe-block{position:relative;display:flex;flex-direction:column;min-width:0}
.fluid-engine .sqs-block{padding:0;margin:0;width:100%}
.sqs-block-image-figure{margin:0}
.sqs-block-image-figure img{display:block;width:100%;height:auto}
.sw-crop--square img,.sw-picture-place.sw-crop--square,.sw-crop--round img,.sw-picture-place.sw-crop--round{aspect-ratio:1;object-fit:cover}
.sw-crop--portrait img,.sw-picture-place.sw-crop--portrait{aspect-ratio:4/5;object-fit:cover}
.sw-crop--landscape img,.sw-picture-place.sw-crop--landscape{aspect-ratio:4/3;object-fit:cover}
.sw-crop--wide img,.sw-picture-place.sw-crop--wide{aspect-ratio:21/9;object-fit:cover}
.sw-crop--round img,.sw-picture-place.sw-crop--round{border-radius:50%}
.sw-picture-place{background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23888' stroke-width='1'%3E%3Crect x='3' y='4' width='18' height='16' rx='1'/%3E%3Ccircle cx='8.5' cy='9' r='1.7'/%3E%3Cpath d='m3 17 5-4 4 3 5-6 4 4'/%3E%3C/svg%3E") center/min(64px,40%) no-repeat,linear-gradient(135deg,color-mix(in srgb,currentColor 5%,transparent),color-mix(in srgb,currentColor 13%,transparent))}
.sqs-block-button-container--left{text-align:left}
.sqs-block-button-container--center{text-align:center}
.sqs-block-button-container--right{text-align:right}
.sqs-block-button-element{display:inline-block}
.sqs-block-button-element.sqs-block-button-element--small{min-height:2.75em;font-size:.875em}
.sqs-block-button-element.sqs-block-button-element--large{font-size:1.25em}
${imageCss.trim()}
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
.captcha-container:empty{display:none}
.newsletter-form :is(.captcha-container,.captcha-note,.captcha-error){flex:1 0 100%;min-width:0;margin:0}
.newsletter-form,.sw-search{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
.newsletter-form label,.sw-search label{display:grid;flex:1 1 200px;gap:4px}
.summary-item-list,.sw-menu ul,.sw-post-list{list-style:none;margin:0;padding:0}
.summary-item-list{display:grid;gap:24px}
.summary-thumbnail-image{display:block;width:100%;height:auto}
.sw-digest--grid .summary-thumbnail-image{aspect-ratio:4/3;object-fit:cover}
.section-head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px 24px;margin-bottom:24px}
.sw-digest--cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));gap:24px;max-width:none;margin:0;padding:0;list-style:none}
.sw-digest--cards img,.story img,.hero-picture img{display:block;max-width:100%;height:auto}
.category-words{display:flex;flex-direction:column}
.sw-digest--carousel .summary-item-list{grid-auto-flow:column;grid-auto-columns:min(300px,80%)}
.sw-digest--carousel{overflow-x:auto}
.sw-menu--row ul,.sw-post-list--tag{display:flex;flex-wrap:wrap;gap:8px 20px}
.sw-post-list--tag [data-weight="5"]{font-size:1.5em}
.sw-post-list--tag [data-weight="4"]{font-size:1.3em}
.sw-calendar-bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:12px;margin-bottom:12px}
.sw-calendar-bar :is(h2,p){margin:0}
.sw-calendar-bar p{display:flex;gap:8px}
.sw-calendar-bar a{display:grid;place-items:center;min-width:44px;min-height:44px;border:1px solid var(--sw-color-border,currentColor);border-radius:var(--sw-radius,4px);text-decoration:none}
.sw-calendar table{width:100%;border-collapse:collapse;table-layout:fixed}
.sw-calendar th{padding:8px;text-align:start;font-weight:inherit}
.sw-calendar abbr{text-decoration:none}
.sw-calendar td{height:92px;padding:8px;border:1px solid var(--sw-color-border,currentColor);vertical-align:top;overflow-wrap:anywhere}
.sw-calendar .is-outside>time{opacity:.7}
.sw-calendar [aria-current]{box-shadow:inset 0 0 0 2px currentColor}
.sw-calendar [aria-current] .sw-calendar-number{font-weight:700}
.sw-calendar-long{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.sw-calendar td ul{list-style:none;margin:4px 0 0;padding:0;font-size:.875em;line-height:1.35}
.sw-calendar li+li{margin-top:6px}
.sw-calendar-time{display:block}
.sw-calendar-quiet{display:none}
@media (max-width:767px){.sw-calendar table,.sw-calendar tbody,.sw-calendar tr{display:block}
.sw-calendar :is(thead,td:not(.has-events),td.is-outside,.sw-calendar-number){display:none}
.sw-calendar td{display:block;height:auto;margin-top:-1px}
.sw-calendar-long{position:static;width:auto;height:auto;clip-path:none}
.sw-calendar-quiet{display:block}
}
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
.sw-digest--wall[data-columns="5"] .summary-item-list{columns:5}
.sw-digest--wall[data-columns="6"] .summary-item-list{columns:6}
.sw-digest--wall .summary-item{break-inside:avoid;margin-bottom:24px}}
ul.sw-product-list.product-grid{list-style:none;max-width:none;margin:0;padding:0}
@media (min-width:768px){.sw-product-list[data-columns="1"]{grid-template-columns:minmax(0,1fr)}
.sw-product-list[data-columns="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.sw-product-list[data-columns="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.sw-product-list[data-columns="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
.sw-product-list[data-columns="5"]{grid-template-columns:repeat(5,minmax(0,1fr))}
.sw-product-list[data-columns="6"]{grid-template-columns:repeat(6,minmax(0,1fr))}}
.sqs-gallery-container{position:relative;container-type:inline-size}
.sqs-gallery{position:relative;gap:var(--gallery-gap)}
.sqs-gallery .slide{position:relative;min-width:0;margin:0}
.sqs-gallery .slide img{display:block;width:100%;height:auto;background:var(--sw-color-surface,transparent)}
.sqs-gallery-transparent .slide img{background:none}
.sqs-gallery .slide video{display:block;width:100%;aspect-ratio:var(--gallery-ratio);background:#000}
.sqs-gallery-block-slider .slide video{width:auto;max-width:100%;height:var(--gallery-picture)}
.sqs-gallery-thumbnails span{display:grid;place-items:center;height:var(--gallery-strip);aspect-ratio:1;background:var(--sw-color-surface,transparent)}
.sqs-gallery-block-grid .sqs-gallery{display:grid;grid-template-columns:repeat(var(--gallery-row),minmax(0,1fr))}
.sqs-gallery-block-stacked .sqs-gallery{display:grid}
.sqs-gallery-block-slideshow .sqs-gallery,.sqs-gallery-block-slider .sqs-gallery{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;overscroll-behavior-x:contain}
.sqs-gallery-block-slideshow .slide{flex:0 0 100%;scroll-snap-align:start}
.sqs-gallery-block-slider .slide{flex:none;max-width:100%;scroll-snap-align:center}
.sqs-gallery-active-left.sqs-gallery-block-slider .slide{scroll-snap-align:start}
.sqs-gallery-active-right.sqs-gallery-block-slider .slide{scroll-snap-align:end}
.sqs-gallery-active-left.sqs-gallery-block-slider .slide:dir(rtl){scroll-snap-align:end}
.sqs-gallery-active-right.sqs-gallery-block-slider .slide:dir(rtl){scroll-snap-align:start}
.sqs-gallery-block-slider .slide img{width:auto;max-width:100%;height:var(--gallery-picture);object-fit:contain}
.sqs-gallery-block-slider .image-slide-meta{contain:inline-size}
.sqs-gallery-block-cropped:not(.sqs-gallery-block-slider) .slide img{aspect-ratio:var(--gallery-ratio);object-fit:cover}
.sqs-gallery-block-cropped.sqs-gallery-block-slider .slide img{aspect-ratio:var(--gallery-ratio);object-fit:cover}
.sqs-gallery-container:not(.sqs-gallery-block-cropped):not(.sqs-gallery-block-slider) .slide img{aspect-ratio:auto}
.sqs-gallery-block-grid:not(.sqs-gallery-block-cropped) .slide img,.sqs-gallery-block-slideshow:not(.sqs-gallery-block-cropped) .slide img{aspect-ratio:var(--gallery-ratio);object-fit:contain}
.image-slide-meta{padding:.5em 0;max-width:var(--gallery-meta)}
.image-slide-title{font-weight:600}
.sqs-gallery-block-show-meta .image-slide-meta{position:absolute;inset:auto auto 0 50%;translate:-50%;box-sizing:border-box;width:100%;padding:.75em 1em;background:rgba(0,0,0,.72);color:#fff;pointer-events:none}
.sqs-gallery-meta-top .image-slide-meta,.sqs-gallery-meta-top-left .image-slide-meta,.sqs-gallery-meta-top-right .image-slide-meta{bottom:auto;top:0}
.sqs-gallery-meta-center .image-slide-meta{bottom:auto;top:50%;translate:-50% -50%}
.sqs-gallery-meta-top-left .image-slide-meta,.sqs-gallery-meta-bottom-left .image-slide-meta{left:0;translate:none}
.sqs-gallery-meta-top-right .image-slide-meta,.sqs-gallery-meta-bottom-right .image-slide-meta{left:auto;right:0;translate:none}
@media (hover:hover){.sqs-gallery-block-meta-on-hover .slide:not(:hover):not(:focus-within) .image-slide-meta{opacity:0}}
.sqs-gallery-thumbnails{display:flex;gap:8px;overflow-x:auto;margin-top:var(--gallery-strip-margin)}
.sqs-gallery-thumbnails a{flex:none}
.sqs-gallery-thumbnails img{display:block;width:auto;height:var(--gallery-strip)}
.sqs-gallery-square-thumbs .sqs-gallery-thumbnails img{aspect-ratio:1;object-fit:cover}
.sqs-gallery-thumbnails a[aria-current=true]{outline:2px solid currentColor;outline-offset:-2px}
.sqs-gallery-block-slideshow{--gallery-picture:calc(100cqi / (var(--gallery-ratio)))}
.sqs-gallery-block-slider{--gallery-picture:max(160px,var(--gallery-height))}
.sw-gallery-previous,.sw-gallery-next,.sw-gallery-pause{position:absolute;z-index:1;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:rgba(0,0,0,.62);color:#fff;cursor:pointer}
.sw-gallery-previous:hover,.sw-gallery-next:hover,.sw-gallery-pause:hover{background:#000}
.sw-gallery-previous:focus-visible,.sw-gallery-next:focus-visible,.sw-gallery-pause:focus-visible{outline:2px solid #fff;outline-offset:-4px}
.sw-gallery-previous,.sw-gallery-next{top:calc(var(--gallery-picture) / 2 - 22px)}
.sw-gallery-pause~button{top:max(var(--gallery-picture) / 2 - 22px,60px)}
.sw-gallery-previous{left:12px}
.sw-gallery-next{right:12px}
.sw-gallery-previous::before,.sw-gallery-next::before{width:10px;height:10px;border:solid;border-width:2px 0 0 2px;translate:2px;rotate:-45deg;content:""}
.sw-gallery-next::before{translate:-2px;rotate:135deg}
.sw-gallery-pause{top:12px;right:12px}
.sqs-gallery-meta-top .sw-gallery-pause,.sqs-gallery-meta-top-right .sw-gallery-pause{top:calc(var(--gallery-picture) - 56px)}
.sqs-gallery-meta-top .sw-gallery-pause~button,.sqs-gallery-meta-top-right .sw-gallery-pause~button{top:min(var(--gallery-picture) / 2 - 22px,var(--gallery-picture) - 104px)}
.sw-gallery-pause::before{box-sizing:border-box;width:12px;height:14px;border:solid;border-width:0 4px;content:""}
.sw-gallery-pause[data-paused]::before{border-width:7px 0 7px 12px;border-color:transparent transparent transparent currentColor;translate:2px}
@media (max-width:432px){.sqs-gallery-block-grid .sqs-gallery{grid-template-columns:repeat(auto-fill,minmax(max(120px,(100% + var(--gallery-gap)) / var(--gallery-row) - var(--gallery-gap)),1fr))}}
@media (scripting:none){.sw-gallery-previous,.sw-gallery-next,.sw-gallery-pause{display:none}}
.accordion-items-container{margin:0;padding:0;list-style:none}
.accordion-item__click-target{display:flex;justify-content:space-between;gap:1em;padding:.9em 0;cursor:pointer;list-style:none;font-weight:600}
.accordion-item__click-target::-webkit-details-marker{display:none}
.accordion-icon-container{flex:none;align-self:center;width:.6em;height:.6em;border:solid;border-width:0 2px 2px 0;rotate:45deg}
details[open]>summary>.accordion-icon-container{rotate:225deg}
.accordion-item__description{padding-bottom:1em}
.accordion-item__description>:first-child{margin-top:0}
.accordion-items-container[data-is-divider-enabled=true] .accordion-item{border-bottom:1px solid var(--sw-color-border,currentColor)}
.sw-table{overflow-x:auto}
.sw-table table{width:100%;border-collapse:collapse}
.sw-table caption{padding-bottom:.5em;text-align:start;font-weight:600}
.sw-table th,.sw-table td{padding:.6em .8em;border-bottom:1px solid var(--sw-color-border,currentColor);text-align:start;vertical-align:top}
.sw-table table:not(.sw-table-striped) :is(th,td):first-child{padding-inline-start:0}
.sw-table-striped tbody tr:nth-child(even){background:var(--sw-color-surface,transparent)}
.sqs-svg-icon--list{display:flex;flex-wrap:wrap;gap:.5em 1.25em;margin:0;padding:0;list-style:none}
.social-icon-alignment-left .sqs-svg-icon--list{justify-content:left}
.social-icon-alignment-center .sqs-svg-icon--list{justify-content:center}
.social-icon-alignment-right .sqs-svg-icon--list{justify-content:right}
.social-icons-size-small{font-size:.875em}
.social-icons-size-large{font-size:1.25em}
.sw-media,.sw-audio{margin:0}
.sw-media>figcaption{padding-top:.5em}
.sw-video{display:block;width:100%;height:auto;background:#1f1f1f}
.sw-frame{position:relative;overflow:hidden;background:#1f1f1f}
.sw-frame>iframe{position:absolute;inset:0;width:100%;height:100%;border:0}
.sw-audio,.sw-album-tracks>li{display:grid;gap:.4em}
.sw-sound{display:block;width:100%;max-width:100%}
.sw-audio-title{font-weight:600}
.sw-audio-download{justify-self:start}
.sw-album{display:flex;flex-wrap:wrap;gap:24px;align-items:start}
.sw-album-cover{display:block;flex:0 1 240px;min-width:0;max-width:100%;height:auto}
.sw-album-text{flex:1 1 260px;min-width:0}
.sw-album-title{margin:0;font-size:1.25em;font-weight:600}
.sw-album-author{margin:0}
.sw-album-tracks{display:grid;gap:1em;margin:1em 0 0;padding:0;list-style:none;counter-reset:track}
.sw-album-tracks>li{grid-template-columns:minmax(0,1fr);counter-increment:track}
.sw-album-tracks .sw-audio-title::before{content:counter(track) ". "}
.sw-chart{margin:0;container-type:inline-size}
.sw-chart figcaption{margin-bottom:.5em;font-weight:600}
.sw-chart-legend{display:flex;flex-wrap:wrap;gap:.25em 1.25em;margin-bottom:1em;font-size:.875em}
.sw-chart-legend span{overflow-wrap:anywhere}
.sw-chart-key{display:inline-block;width:.75em;height:.75em;margin-inline-end:.5em;border-radius:2px;background:currentColor}
.sw-chart-axes{display:flex;height:320px;padding:8px 0 32px;font-size:12px}
.sw-chart-axes text{fill:currentColor}
.sw-chart-scale{flex:none;height:100%;overflow:visible;font-variant-numeric:tabular-nums}
.sw-chart-plot{flex:1;min-width:0;height:100%;overflow:visible}
.sw-chart-line,.sw-chart-zero{stroke:var(--sw-color-border,currentColor);stroke-opacity:.6}
.sw-chart-zero{stroke:currentColor}
.sw-chart-bars path,.sw-chart-points circle,.sw-chart-area{fill:currentColor}
.sw-chart-area{fill-opacity:.2}
.sw-chart-curve{fill:none;stroke:currentColor;stroke-width:2.5px;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.sw-chart-pie{display:block;width:min(100%,320px);margin:0 auto}
.sw-chart-pie path{fill:currentColor;stroke:var(--sw-color-bg,#fff);stroke-width:1px}
.sw-chart-values{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sw-chart .sw-table{margin-top:1em}
.sw-chart td{white-space:nowrap;font-variant-numeric:tabular-nums}
.sw-chart .sw-table caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@container (max-width:560px){.sw-chart-rare{display:none}}
.sw-chart-c0{color:oklch(from var(--sw-color-accent,#4a6da7) 0.55 max(c,.11) calc(h + 0))}
.sw-chart-c1{color:oklch(from var(--sw-color-accent,#4a6da7) 0.62 max(c,.11) calc(h + 150))}
.sw-chart-c2{color:oklch(from var(--sw-color-accent,#4a6da7) 0.68 max(c,.11) calc(h + 60))}
.sw-chart-c3{color:oklch(from var(--sw-color-accent,#4a6da7) 0.5 max(c,.11) calc(h + 220))}
.sw-chart-c4{color:oklch(from var(--sw-color-accent,#4a6da7) 0.6 max(c,.11) calc(h + 300))}
.sw-chart-c5{color:oklch(from var(--sw-color-accent,#4a6da7) 0.45 max(c,.11) calc(h + 100))}
.sw-chart-c6{color:oklch(from var(--sw-color-accent,#4a6da7) 0.72 max(c,.11) calc(h + 190))}
.sw-chart-c7{color:oklch(from var(--sw-color-accent,#4a6da7) 0.4 max(c,.11) calc(h + 260))}
.sw-language-switch .sw-languages{padding:0;font-size:inherit}
.sw-language-switch .sw-languages ul{display:flex;flex-wrap:wrap;gap:0 1.25em;justify-content:left;margin:0;padding:0;list-style:none}
.sw-language-switch .sw-languages a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
.sw-language-switch .sw-languages [aria-current]{font-weight:600;text-decoration:none}
.sw-language-switch--center .sw-languages ul{justify-content:center}
.sw-language-switch--right .sw-languages ul{justify-content:right}
:is(.sw-language-switch--column,.sw-language-switch--menu) .sw-languages ul{display:block}
.sw-language-switch--left{text-align:left}
.sw-language-switch--center{text-align:center}
.sw-language-switch--right{text-align:right}
.sw-language-switch details{position:relative;display:inline-block;text-align:start}
.sw-language-switch summary{display:flex;align-items:center;gap:.5em;min-height:44px;cursor:pointer;list-style:none}
.sw-language-switch summary::-webkit-details-marker{display:none}
.sw-language-switch summary::after{content:"";width:.4em;height:.4em;border:solid currentColor;border-width:0 1.5px 1.5px 0;translate:0 -.15em;rotate:45deg}
.sw-language-switch details[open] summary::after{translate:0 .1em;rotate:225deg}
.sw-language-switch details .sw-languages{position:absolute;z-index:5;inset-block-start:100%;left:0;min-width:max-content;padding:4px 16px;border:1px solid var(--sw-color-border,currentColor);border-radius:var(--sw-radius,4px);background:var(--sw-color-bg,#fff);color:var(--sw-color-ink,#1d1f1d)}
.sw-language-switch--right details .sw-languages{right:0;left:auto}
.sw-opening-hours h3{margin-top:0}
.sw-opening-hours dl{margin:0}
.sw-opening-hours dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5em;padding:.4em 0;border-bottom:1px solid var(--sw-color-border,currentColor)}
.sw-opening-hours dd{margin:0;font-variant-numeric:tabular-nums}
.sw-tour-dates{margin:0;padding:0;list-style:none}
.sw-tour-dates>li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25em 1.5em;padding:.8em 0;border-bottom:1px solid var(--sw-color-border,currentColor)}
.sw-tour-day{flex:0 0 9em}
.sw-tour-place{flex:1 1 12em;min-width:0;overflow-wrap:anywhere}
.sw-tour-tickets{flex:none}
.sw-tabs{position:relative;display:flex;flex-wrap:wrap;margin:0;padding:0;border:0;min-width:0}
.sw-tabs legend,.sw-tabs>input{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
.sw-tabs>label{padding:.6em 1em;border-bottom:2px solid var(--sw-color-border,transparent);cursor:pointer;overflow-wrap:anywhere}
.sw-tabs>input:checked+label{border-bottom-color:currentColor;font-weight:600}
.sw-tabs>input:focus-visible+label{outline:2px solid currentColor;outline-offset:-2px}
.sw-tabs-panel{display:none;flex:0 0 100%;order:1;min-width:0;padding:1em 0}
.sw-tabs-panel>:first-child{margin-top:0}
.sw-countdown p{margin:0}
.sw-countdown-before:not([hidden]){display:grid;gap:.5em}
.sw-countdown-clock:not([hidden]){display:flex;flex-wrap:wrap;gap:.5em 1.5em}
.sw-countdown-clock>span{display:grid;min-width:4em}
.sw-countdown-clock b{font-size:2.5em;line-height:1.1;font-variant-numeric:tabular-nums}
.sw-countdown-label{font-weight:600}
.sw-rss{margin:0}
.sw-rss-link{display:inline-flex;align-items:center;gap:.5em;min-height:44px}
.sw-rss-icon{flex:none;fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round}
.sw-rss-icon circle{fill:currentColor;stroke:none}
.sw-rss-link abbr{text-decoration:none;font-size:.75em;letter-spacing:.05em}
.sw-tabs>input:checked+label+.sw-tabs-panel{display:block}
.sw-words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sw-reviews-block{display:grid;gap:1.25rem}
.sw-reviews-block :is(p,h2,h3,ol){margin:0}
.sw-reviews-average{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.sw-reviews-average strong{font-size:2.25rem;line-height:1;font-variant-numeric:tabular-nums}
.sw-reviews-list{display:grid;gap:0;padding:0;list-style:none}
.sw-review{position:relative;display:grid;gap:.5rem;padding-block:1.25rem;border-block-start:1px solid var(--sw-color-border,currentColor);overflow-wrap:anywhere}
.sw-review-title{font-size:1.125rem;font-weight:600}
.sw-review-by{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}
.sw-review-by a,.sw-reviews-more a,.sw-offer-members a{display:inline-flex;align-items:center;min-height:44px}
.sw-review-body,.sw-offer .sw-lines{white-space:pre-line}
.sw-review-reply{display:grid;gap:.25rem;padding:.75rem 1rem;border-inline-start:3px solid currentColor}
.sw-offer{display:grid;gap:16px;min-width:0;overflow-wrap:anywhere}
.sw-offer :is(p,h2,ul){margin:0}
.sw-offer-price{font-size:1.5em;font-variant-numeric:tabular-nums}
.sw-offer-list{padding-inline-start:1.25em}
.sw-member-offer{display:grid;gap:16px}
.sw-offer .sw-visitor-form{display:grid;gap:16px;justify-items:start}
.sw-offer .sw-visitor-form>:not(button){width:100%}
.sw-offer :is(fieldset,.sw-field){min-width:0;margin:0;padding:0;border:0}
.sw-offer .sw-field{display:grid;gap:8px}
.sw-offer legend{margin-bottom:8px;padding:0;font-weight:600}
.sw-offer .sw-amounts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8.5rem,100%),1fr));gap:12px}
.sw-offer .sw-amounts .sw-field{grid-column:1/-1}
.sw-offer .sw-amounts:has([value=other]:not(:checked)) .sw-field{display:none}
.sw-offer .sw-amount{display:flex;gap:8px;align-items:center;min-height:44px;box-sizing:border-box;padding:8px 16px;border:1px solid var(--sw-color-control,currentColor);border-radius:var(--sw-radius,4px);cursor:pointer;font-variant-numeric:tabular-nums}
.sw-offer .sw-amount:has(:checked){box-shadow:inset 0 0 0 1px currentColor;border-color:currentColor}
.sw-offer :is(.sw-amount,.sw-choice) input{flex:none;width:18px;height:18px;margin:0;accent-color:var(--sw-color-accent,currentColor)}
.sw-offer .sw-choice{display:flex;gap:12px;align-items:center;min-height:44px;cursor:pointer}
.sw-offer :is(.sw-field input,textarea){box-sizing:border-box;width:100%;min-height:44px;padding:.6em .9em;border:1px solid var(--sw-color-control,currentColor);border-radius:var(--sw-radius,4px);background:var(--sw-color-bg,transparent);color:inherit;font:inherit;font-size:max(1em,16px)}
.sw-offer .sw-quiet{font-size:.875em}
.sw-offer-pages{display:grid;gap:0;padding:0;list-style:none}
.sw-offer-pages a{display:inline-flex;align-items:center;min-height:44px}
.sw-add-ons-title{margin:0 0 1em}
.site-area.empty{display:none}
.site-area-end{padding:32px 24px}
.sqs-layout .sqs-row{display:flex;flex-wrap:wrap;gap:0 32px}
.sqs-layout .sqs-row>.col{box-sizing:border-box;min-width:0;min-height:1px}
.sqs-layout .sqs-row .sqs-col-1{width:calc((100% + 32px)*1/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-2{width:calc((100% + 32px)*2/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-3{width:calc((100% + 32px)*3/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-4{width:calc((100% + 32px)*4/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-5{width:calc((100% + 32px)*5/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-6{width:calc((100% + 32px)*6/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-7{width:calc((100% + 32px)*7/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-8{width:calc((100% + 32px)*8/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-9{width:calc((100% + 32px)*9/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-10{width:calc((100% + 32px)*10/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-11{width:calc((100% + 32px)*11/12 - 32.02px)}
.sqs-layout .sqs-row .sqs-col-12{width:100%}
@media (max-width:640px){.sqs-layout .sqs-row>.col{width:100%}}
.sw-map{display:grid;grid-template-columns:minmax(0,1fr);gap:.75em}
.sw-map-view{position:relative;isolation:isolate;display:grid;box-sizing:border-box;width:100%;min-width:0;place-items:center;min-height:220px;overflow:hidden;background:var(--sw-color-surface,rgba(128,128,128,.14))}
.sw-map-view>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.sw-map-pin{width:48px;height:48px;fill:none;stroke:currentColor;stroke-width:1.5;opacity:.7}
.sw-map-show{position:absolute;inset-block-end:16px;inset-inline-start:16px;z-index:1;display:grid;gap:2px;min-height:44px;max-width:calc(100% - 32px);box-sizing:border-box;padding:8px 18px;border:0;border-radius:var(--sw-radius,4px);background:rgba(0,0,0,.78);color:#fff;font:inherit;font-weight:600;text-align:start;cursor:pointer;overflow-wrap:anywhere}
.sw-map-show:hover{background:#000}
.sw-map-show:focus-visible{outline:2px solid #fff;outline-offset:-4px}
.sw-map-show small{font-size:.75em;font-weight:400}
.sw-map-words{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25em 1.5em;margin:0}
.sw-map-address{white-space:pre-line;overflow-wrap:anywhere}
.sw-map-words a{display:inline-flex;align-items:center;min-height:44px}
@media (scripting:none){.sw-map-show{display:none}}
.sw-logos{position:relative}
.sw-logos ul{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--logo-gap);margin:0;padding:0;list-style:none}
.sw-logos li{flex:none;max-width:100%}
.sw-logos a{display:grid;place-items:center;min-width:44px;min-height:44px}
.sw-logos img{display:block;width:auto;max-width:100%;height:var(--logo-height);object-fit:contain}
.sw-logos--grey img{filter:grayscale(1)}
.sw-logos--grey li:is(:hover,:focus-within) img{filter:none}
.sw-logos-pause,.sw-logos ul[inert]{display:none}
@media (prefers-reduced-motion:no-preference){.sw-logos--moving>.sw-logos-line{display:flex;gap:var(--logo-gap);overflow:hidden}
.sw-logos--moving ul,.sw-logos--moving ul[inert]{display:flex;flex:none;flex-wrap:nowrap;justify-content:space-around;min-width:100%;animation:sw-logos var(--logo-time) linear infinite}
.sw-logos--moving li{max-width:none}
.sw-logos--moving .sw-logos-pause{display:flex;gap:8px;align-items:center;justify-content:flex-end;min-height:44px;font-size:.875em;cursor:pointer}
.sw-logos-pause input{width:18px;height:18px;margin:0;accent-color:var(--sw-color-accent,currentColor)}
.sw-logos--moving:is(:has(:checked),:has(:focus-visible)) ul,.sw-logos-line:hover ul{animation-play-state:paused}
}
@keyframes sw-logos{to{translate:calc(-100% - var(--logo-gap))}}
.sw-compare-view{display:grid;gap:12px}
.sw-compare figure{position:relative;margin:0}
.sw-compare img{display:block;width:100%;height:auto}
.sw-compare figcaption{margin-top:.25em}
.sw-compare-caption{margin:.5em 0 0}
.sw-compare-range,.sw-compare-handle{display:none}
@media (scripting:enabled){.sw-compare-view{position:relative;display:block;aspect-ratio:var(--compare-ratio);overflow:hidden;touch-action:pan-y}
.sw-compare figure{position:absolute;inset:0}
.sw-compare-before{clip-path:inset(0 calc(100% - var(--compare-at)) 0 0)}
.sw-compare-after{clip-path:inset(0 0 0 var(--compare-at))}
.sw-compare img{height:100%;object-fit:cover}
.sw-compare figcaption{position:absolute;inset-block-end:12px;left:12px;max-width:45%;box-sizing:border-box;margin:0;padding:4px 12px;border-radius:var(--sw-radius,4px);background:rgba(0,0,0,.72);color:#fff;font-size:.875em;overflow-wrap:anywhere}
.sw-compare-after figcaption{right:12px;left:auto}
.sw-compare-range{position:absolute;top:0;left:-22px;z-index:1;display:block;box-sizing:border-box;width:calc(100% + 44px);height:100%;margin:0;padding:0;appearance:none;opacity:0;cursor:ew-resize;direction:ltr;touch-action:pan-y}
.sw-compare-range::-webkit-slider-thumb{width:44px;height:44px;appearance:none}
.sw-compare-range::-moz-range-thumb{width:44px;height:44px;border:0}
.sw-compare-handle{position:absolute;top:0;bottom:0;left:var(--compare-at);display:block;width:2px;margin-left:-1px;background:#fff;box-shadow:0 0 4px rgba(0,0,0,.6);pointer-events:none}
.sw-compare-handle::before{position:absolute;top:50%;left:50%;translate:-50% -50%;display:grid;place-items:center;width:44px;height:44px;box-sizing:border-box;border-radius:50%;background:#fff;color:#1f1f1f;box-shadow:0 1px 6px rgba(0,0,0,.5);font:600 18px/1 system-ui,sans-serif;content:"\\2194"}
.sw-compare-range:focus-visible+.sw-compare-handle::before{outline:3px solid #1f1f1f;outline-offset:-6px}
}
body.collection-type-splash-page{margin:0}
.collection-type-splash-page .sections{display:flex;flex-direction:column;min-height:100vh;min-height:100svh}
.collection-type-splash-page .page-section{flex:1 0 auto}
.collection-type-splash-page .page-section>.content-wrapper{justify-content:center}
.sqs-html-content .sw-align-left{text-align:left}
.sqs-html-content .sw-align-center{text-align:center}
.sqs-html-content .sw-align-right{text-align:right}
.sqs-html-content .sw-align-justify{text-align:justify}
.sqs-html-content mark{background:#ffe9a8;color:#1a1a1a}
.sqs-html-content :is(sup,sub){font-size:.75em;line-height:0}
.sqs-html-content table{width:100%;border-collapse:collapse;margin:0 0 1em;overflow-wrap:anywhere}
.sqs-html-content :is(th,td){padding:.5em .75em;border:1px solid color-mix(in srgb,currentColor 25%,transparent);text-align:start;vertical-align:top}
.sqs-html-content th{background:color-mix(in srgb,currentColor 7%,transparent);font-weight:600}
.sqs-html-content :is(th,td)>:first-child{margin-top:0}
.sqs-html-content :is(th,td)>:last-child{margin-bottom:0}
.sw-note a{padding:0 .15em;text-decoration:none}
.sw-notes{margin:1.5em 0 0;padding-top:.75em;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);font-size:.875em}
.sw-notes a{text-decoration:none}
:is(.sw-note,.sw-notes li):target{background:color-mix(in srgb,currentColor 12%,transparent)}
@media print{.sw-notes [role=doc-backlink]{display:none}.sw-notes{break-inside:avoid}}
`;
