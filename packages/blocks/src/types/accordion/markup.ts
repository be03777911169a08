/** Disclosures of the browser's own: they open without any script, and are found by a search. */
export const accordionMarkup =
  '<ul class="accordion-items-container" data-should-allow-multiple-open-items="{.if onlyOne}false{.or}true{.end}"' +
  ' data-is-divider-enabled="{dividers}"' +
  '{.if isFaq} itemscope itemtype="https://schema.org/FAQPage"{.end}>' +
  '{.repeated section entries}<li class="accordion-item"' +
  '{.if isFaq} itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"{.end}>' +
  '<details class="accordion-item__details"{.if onlyOne} name="accordion-{blockId}"{.end}' +
  '{.if isOpen} open{.end}>' +
  '<summary class="accordion-item__click-target">' +
  '<span class="accordion-item__title"{.if isFaq} itemprop="name"{.end}>{heading|htmltag}</span>' +
  '<span class="accordion-icon-container" aria-hidden="true"></span></summary>' +
  '<div class="accordion-item__dropdown"' +
  '{.if isFaq} itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"{.end}>' +
  '<div class="accordion-item__description"{.if isFaq} itemprop="text"{.end}>{content}</div>' +
  '</div></details></li>{.end}</ul>';
