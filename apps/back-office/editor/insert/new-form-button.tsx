import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

const NewFormDialog = lazy(async () => ({
  default: (await import('../../features/forms/new-form-dialog.tsx')).NewFormDialog,
}));

const texts = defineTexts({
  add: { en: 'New form', de: 'Neues Formular' },
});

/** Makes a form without leaving the page that will ask it; nothing for who may make none. */
export function NewFormButton({ onMade }: { onMade: (formId: string) => void }) {
  const write = useTexts();
  const { may } = useSite();
  const [isMaking, setMaking] = useState(false);
  if (!may('create-products')) return null;
  return (
    <>
      <Button isSmall onPress={() => setMaking(true)}>
        <Plus size={16} aria-hidden="true" />
        {write(texts.add)}
      </Button>
      {isMaking && (
        <Suspense>
          <NewFormDialog onMade={onMade} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
