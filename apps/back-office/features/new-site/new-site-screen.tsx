import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newSiteTexts as texts } from './new-site-texts.ts';
import classes from './new-site.module.css';
import { FilesCard } from './files-card.tsx';
import { LookCard } from './look-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { ShippingCard } from './shipping-card.tsx';
import { TaxCard } from './tax-card.tsx';
import { useNewSite } from './use-new-site.ts';

/** Makes a site: a name, and what follows from where it is. */
export function Screen() {
  const write = useTexts();
  const { sites } = useSession();
  const form = useNewSite();
  const { fields, change, errors, failure } = form;
  const [isNameMissing, setNameMissing] = useState(false);
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => name.current?.focus(), []);
  const sells = fields.purpose !== 'site';
  const create = () => {
    const isMissing = fields.title.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) name.current?.focus();
    else form.create();
  };
  return (
    <main id="main" className={classes['screen']}>
      <Page
        title={write(texts.title)}
        // A page that the server draws.
        actions={sites.length > 0 && <a href="/config">{write(texts.sites)}</a>}
      >
        <p className={classes['muted']}>{write(texts.lead)}</p>
        <form
          className={classes['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            create();
          }}
        >
          <Card>
            <TextField
              label={write(texts.name)}
              placeholder={write(texts.namePlaceholder)}
              value={fields.title}
              maxLength={200}
              inputRef={name}
              error={isNameMissing ? write(texts.nameMissing) : errors['title']}
              onChange={(title) => {
                setNameMissing(false);
                change({ title });
              }}
            />
            <TextField
              label={write(texts.address)}
              help={write(form.isDefault ? texts.addressDefault : texts.addressHelp, {
                host: location.host,
              })}
              value={form.identifier}
              maxLength={63}
              suffix={hostEnd()}
              error={errors['identifier']}
              onChange={(identifier) => change({ identifier: identifier.toLowerCase() })}
            />
            <ChoiceField
              label={write(texts.purpose)}
              value={fields.purpose}
              onChange={(purpose) => change({ purpose })}
              choices={[
                { value: 'shop', label: write(texts.shop), help: write(texts.shopHelp) },
                { value: 'both', label: write(texts.both), help: write(texts.bothHelp) },
                { value: 'site', label: write(texts.site), help: write(texts.siteHelp) },
              ]}
            />
          </Card>
          <LookCard form={form} />
          <div className={classes['rest']}>
            <PlaceCard fields={fields} change={change} errors={errors} />
            {sells && <TaxCard fields={fields} change={change} errors={errors} />}
            {sells && <ShippingCard fields={fields} change={change} errors={errors} />}
            <Card>
              <ChoiceField
                label={write(texts.content)}
                value={fields.content}
                onChange={(content) => change({ content })}
                choices={[
                  { value: 'none', label: write(texts.none), help: write(texts.noneHelp) },
                  { value: 'demo', label: write(texts.demo), help: write(texts.demoHelp) },
                  { value: 'import', label: write(texts.import), help: write(texts.importHelp) },
                ]}
              />
            </Card>
          </div>
          <div className={classes['end']}>
            <p>
              {failure ? (
                <span role="alert" className={classes['problem']}>
                  {failure.kind === 'offline'
                    ? write(texts.offline)
                    : Object.keys(errors).length > 0
                      ? [write(texts.mend), ...new Set(Object.values(errors))].join(' ')
                      : failure.message}
                </span>
              ) : (
                form.isRestored && <span className={classes['muted']}>{write(texts.restored)}</span>
              )}
            </p>
            {form.isRestored && (
              <Button kind="quiet" onPress={form.startOver}>
                {write(texts.startOver)}
              </Button>
            )}
            <Button kind="primary" type="submit" isPending={form.isMaking}>
              {write(form.isMaking ? texts.creating : texts.create)}
            </Button>
          </div>
        </form>
        <FilesCard hostEnd={hostEnd()} />
      </Page>
    </main>
  );
}

/** What stands behind the short name where this installation is reached. */
function hostEnd(): string {
  return `.localhost${location.port && `:${location.port}`}`;
}
