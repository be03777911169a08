/** Texts about what an owner may not save of products and pages. D-78. */
export const catalogueMessages = {
  addressInvalid: 'That is no address.',
  addressTaken: 'That address is in use. Please choose another.',
  addressReserved: 'That address belongs to the site itself. Please choose another.',
  skuTaken: 'Two variants of a product cannot have the same SKU.',
  salePriceTooHigh: 'The sale price cannot be higher than the price.',
  productArchived: 'This product is in the archive. Take it out first.',
  tooManyVariants: 'A product can have at most {count} variants.',
  tooManyOptions: 'A product can have at most {options} options of {values} values each.',
  categoryBelowItself: 'A category cannot lie below itself.',
  tooManyCategories: 'There are as many categories as a site can have.',
  giftCardOnSale: 'A gift card cannot be put on sale.',
  tooManyProducts: 'At most {count} products can be changed at once. Narrow the filter.',
  importNotReady: 'This import cannot do that now. Look at how it stands.',
  bulkEditRuns: 'This change of products is still running.',
  tooManyViews: 'There are {count} views of this list already. Delete one first.',
} as const;
