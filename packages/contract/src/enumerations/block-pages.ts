/** Types of pages whose content is blocks; a splash page has neither header nor footer. ROUT-13 */
export const blockPageTypes = ['page', 'splash-page'] as const;

/** Whether the content of a page of this type is blocks. */
export function isOfBlocks(typeName: string): typeName is (typeof blockPageTypes)[number] {
  return blockPageTypes.some((name) => name === typeName);
}
