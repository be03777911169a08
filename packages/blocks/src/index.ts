export type { AlignEdge, Direction } from './acts/arrange-acts.ts';
export { alignBlocks, alignEdges, spaceBlocks } from './acts/arrange-acts.ts';
export {
  addBlock,
  editBlock,
  hideBlock,
  placeBlock,
  placementAt,
  reorderBlock,
  takeBlock,
} from './acts/block-acts.ts';
export { insertBlockAt } from './acts/insert-at.ts';
export { findBlocks, groupBlocks, isGrouped, ungroupBlocks, withGroups } from './acts/groups.ts';
export type { LayerMove } from './acts/layer-acts.ts';
export { layerBlocks } from './acts/layer-acts.ts';
export { layoutSection } from './acts/layout-section.ts';
export { stepOnPhone } from './acts/step-on-phone.ts';
export type { RowPlace, RowStep } from './acts/row-acts.ts';
export { addToRows, moveToRows, resizeColumn, stepInRows } from './acts/row-acts.ts';
export type { MovedBlocks } from './acts/many-acts.ts';
export {
  dropBlocks,
  duplicateBlocks,
  lockBlocks,
  moveBlocks,
  nudgeBlocks,
  reorderBlocks,
  takeBlocks,
} from './acts/many-acts.ts';
export type { Clip } from './acts/clip.ts';
export { clipSchema, copyBlocks, copySection, pasteBlocks, pasteSection } from './acts/clip.ts';
export { findFullList } from './document/full-lists.ts';
export type { OutlinePlace } from './acts/outline-acts.ts';
export { moveInOutline } from './acts/outline-acts.ts';
export type { CarriedClip, LeftOut } from './acts/carry-clip.ts';
export { carryClip, idsOfClip } from './acts/carry-clip.ts';
export {
  addSection,
  duplicateSection,
  reorderSection,
  styleSection,
  takeSection,
} from './acts/section-acts.ts';
export type { Finding } from './checks/check-document.ts';
export { checkDocument } from './checks/check-document.ts';
export { slowLine, slowLineMs } from './checks/block-cost.ts';
export { weighBlocks } from './checks/weigh-blocks.ts';
export { linkValues } from './checks/link-values.ts';
export type { Conflict, Outcome } from './commands/apply-command.ts';
export { applyCommand, invertCommand, invertCommands } from './commands/apply-command.ts';
export { commandsBetween, commandsForBlock } from './diff/commands-between.ts';
export type { Difference, DocumentDifference, FieldDifference } from './diff/diff-documents.ts';
export { diffDocuments, isFields } from './diff/diff-documents.ts';
export { emptyDocument } from './document/empty-document.ts';
export { findBlock, findOrphans, findSection } from './document/find.ts';
export { columnsAt, fitInto, freePlacement, overlaps, rowBelow } from './document/grid.ts';
export { listSlices } from './document/list-slices.ts';
export type { PromotableBlock, PromotedBlockType } from './document/promoted-blocks.ts';
export { listPromotable, promotedTypeOf } from './document/promoted-blocks.ts';
export {
  blockLists,
  listBlocks,
  orderAt,
  orderedBlocks,
  orderedSections,
} from './document/order.ts';
export { migrateDocument, parseDocument } from './document/parse-document.ts';
export type { ClassicRow } from './document/rows.ts';
export { findInRows, isInRows, readRows } from './document/rows.ts';
export { phoneLayout } from './document/phone-layout.ts';
export { overrule } from './merge/overrule.ts';
export type { PutOnTop } from './merge/put-on-top.ts';
export { putOnTop, rebase } from './merge/put-on-top.ts';
export { squash } from './merge/squash.ts';
export type { BlockText, TextField, TextStanding } from './translations/list-texts.ts';
export { listTexts, standingOf, translationOf } from './translations/list-texts.ts';
export { translateText } from './translations/translate-text.ts';
export { askedFields } from './types/asked-fields.ts';
export type { MailPart } from './mail/render-mail-part.ts';
export { renderMailPart } from './mail/render-mail-part.ts';
export type { MailMedium } from './mail/mail-medium.ts';
export { makeMailMedium } from './mail/mail-medium.ts';
export { mailLook } from './mail/mail-look.ts';
export { blocksCss } from './render/blocks-css.ts';
export type { PageMeasures } from './checks/check-document.ts';
export type { BlockWeight } from './checks/weigh-blocks.ts';
export type { LoadedThing } from './checks/block-cost.ts';
export type { LinkMeasures } from './checks/check-links.ts';
export type { SectionColors } from './checks/check-contrast.ts';
export { hasRightToLeft, showDirections } from './render/show-directions.ts';
export type { RenderSettings } from './render/render-settings.ts';
export { renderBlock } from './render/render-block.ts';
export { renderFields } from './render/render-fields.ts';
export { renderSection } from './render/render-section.ts';
export { needsOf, renderDocument, renderOneBlock, renderRows } from './render/render-document.ts';
export type { Rendered } from './render/render-section.ts';
export type {
  BlockNeeds,
  BlockSource,
  BlockType,
  BlockTypes,
  Picture,
  RefusedForm,
} from './types/block-type.ts';
export type { Dataset } from './types/chart/dataset.ts';
export { datasetSchema, mostValue } from './types/chart/dataset.ts';
export { answerFrom } from './types/block-answers.ts';
export { findFrame, frameOrigins } from './types/frames/frame-providers.ts';
export { EMBED_FRAME_PATH, videoHtml } from './types/frames/show-frame.ts';
export { readPoint } from './types/map/read-point.ts';
export { nameItems, readItems, type ListedItem } from './types/items.ts';
export { linkAddress, readAddress } from './types/show-link.ts';
export type { ItemsField, PanelField, PanelText } from './types/panel-field.ts';
export { blockTypeTable } from './types/registry.ts';
export { cleanHtml } from './html/clean-html.ts';
export { isDeeperThan, wordsOfHtml } from './html/html-depth.ts';
export type { DesignKind, SectionDesign } from './library/design-kit.ts';
export { designKinds } from './library/design-kit.ts';
export type { DesignSite } from './library/insert-design.ts';
export { insertDesign } from './library/insert-design.ts';
export type { SampleSite } from './library/sample-document.ts';
export { sampleDocument } from './library/sample-document.ts';
export type { PageTemplate } from './library/page-templates.ts';
export { coverTemplates, insertTemplate, pageTemplates } from './library/page-templates.ts';
export { sectionDesigns } from './library/section-designs.ts';
export type { TextFormat, WordMatch } from './words/find-words.ts';
export { findWords, replaceWords } from './words/find-words.ts';
export type { DocumentMatch } from './words/replace-acts.ts';
export { findInDocument, replaceInDocument } from './words/replace-acts.ts';
export type { WordSearch } from './words/word-pattern.ts';
export { wordPattern } from './words/word-pattern.ts';
export { showFootnotes } from './rich-text/footnotes.ts';
export { inkClass, inkCss, inkOf } from './rich-text/ink.ts';
