import { ClipboardList } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { formTexts } from './form-texts.ts';

/** What products ask their buyers. ENT-02, ATC-17 */
export const formsSection: Section = {
  path: 'forms',
  title: formTexts.forms,
  area: 'commerce',
  icon: ClipboardList,
  permission: 'view-products',
  aliases: [formTexts.formsOfProducts, formTexts.formOfBuyers],
  actions: [{ label: formTexts.add, path: 'new', permission: 'create-products' }],
  screens: [
    { path: '', load: () => import('./forms-screen.tsx') },
    { path: '$id', load: () => import('./form-screen.tsx') },
  ],
};
