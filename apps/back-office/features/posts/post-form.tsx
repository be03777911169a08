import { postComments, type SitePost } from '@sitewright/contract';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import { Card, Columns, FieldRow } from '../../ui/page.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { PictureField } from '../media/picture-field.tsx';
import { InstantField } from '../rules/instant-field.tsx';
import { LocationFields } from './location-fields.tsx';
import { postRead, postsRead } from './post-reads.ts';
import { postTexts as texts } from './post-texts.ts';
import classes from './posts.module.css';
import { PromotedField } from './promoted-field.tsx';
import { VideoFields } from './video-fields.tsx';

type PostFormFields = Omit<
  SitePost,
  'id' | 'collectionId' | 'path' | 'state' | 'hasNews' | 'document'
>;

const commentTexts = {
  blog: texts.commentsOfBlog,
  on: texts.commentsOn,
  off: texts.commentsOff,
} as const;

/** What is told of a post beside its text. */
export function PostForm({ post }: { post: SitePost }) {
  const write = useTexts();
  const { identifier, may, timeZone } = useSite();
  const { id } = post;
  const key = JSON.stringify(fieldsOf(post));
  const saved = useMemo<PostFormFields>(() => JSON.parse(key) as PostFormFields, [key]);
  const saving = useWrite('PATCH /api/sites/:identifier/posts/:id', {
    refreshes: [postRead, postsRead],
    onFailed: () => {},
  });
  const edit = useEditForm<PostFormFields>({
    name: `${identifier}/posts/${id}`,
    saved,
    onSave: (changes) => saving.send({ params: { identifier, id }, body: { changes } }),
  });
  const { control } = edit.form;
  const isSeen = post.state === 'published' || post.state === 'scheduled';
  const isDisabled = !may(isSeen ? 'edit-content' : 'edit-drafts');
  const text = (
    name: 'title' | 'urlId' | 'authorName' | 'seoTitle' | 'seoDescription',
    more: { label: string; help?: string; isLong?: boolean; maxLength?: number; prefix?: string },
  ) => (
    <FormField
      control={control}
      name={name}
      render={(field) => <TextField {...field} maxLength={200} {...more} isDisabled={isDisabled} />}
    />
  );
  const names = (name: 'categories' | 'tags', label: string) => (
    <FormField
      control={control}
      name={name}
      render={({ value, onChange, error }) => (
        <NamesField
          label={label}
          help={write(texts.namesHelp)}
          {...{ value, onChange, error, isDisabled }}
        />
      )}
    />
  );
  const instant = (
    name: 'publishOn' | 'startsAt' | 'endsAt',
    { label, help }: { label: string; help?: string },
  ) => (
    <FormField
      control={control}
      name={name}
      render={({ value, onChange, error }) => (
        <InstantField
          label={label}
          help={help}
          error={error}
          isDisabled={isDisabled}
          value={value === null ? null : Date.parse(value)}
          // A time that is being typed is none yet: the one before stays.
          onChange={(at) => at !== null && onChange(new Date(at).toISOString())}
        />
      )}
    />
  );
  return (
    <>
      <Columns
        aside={
          <>
            <Card title={write(texts.filedUnder)}>
              <div className={classes['form']}>
                {names('categories', write(texts.categories))}
                {names('tags', write(texts.tags))}
                <FormField
                  control={control}
                  name="isStarred"
                  render={({ value, onChange }) => (
                    <SwitchField isSelected={value} onChange={onChange} isDisabled={isDisabled}>
                      {write(texts.featured)}
                    </SwitchField>
                  )}
                />
                <FormField
                  control={control}
                  name="comments"
                  render={({ value, onChange }) => (
                    <SelectField
                      label={write(texts.comments)}
                      choices={postComments.map((one) => ({
                        value: one,
                        label: write(commentTexts[one]),
                      }))}
                      value={value}
                      onChange={onChange}
                      isDisabled={isDisabled}
                    />
                  )}
                />
              </div>
            </Card>
            <Card title={write(texts.searchEngines)}>
              <div className={classes['form']}>
                {text('seoTitle', {
                  label: write(texts.seoTitle),
                  help: write(texts.emptySeoTitle),
                })}
                {text('seoDescription', {
                  label: write(texts.seoDescription),
                  help: write(texts.emptySeoDescription),
                  isLong: true,
                  maxLength: 1_000,
                })}
              </div>
            </Card>
          </>
        }
      >
        {post.startsAt !== null && (
          <Card title={write(texts.whenAndWhere)}>
            <div className={classes['form']}>
              <FieldRow>
                {instant('startsAt', {
                  label: write(texts.begins),
                  help: write(texts.zone, { zone: zoneName(timeZone) }),
                })}
                {instant('endsAt', { label: write(texts.ends) })}
              </FieldRow>
              <FormField
                control={control}
                name="location"
                render={({ value, onChange }) => (
                  <LocationFields value={value} onChange={onChange} isDisabled={isDisabled} />
                )}
              />
            </div>
          </Card>
        )}
        <Card title={write(texts.about)}>
          <div className={classes['form']}>
            {text('title', { label: write(texts.title) })}
            {text('urlId', {
              label: write(texts.address),
              help: write(texts.addressHelp),
              prefix: post.path.slice(0, post.path.length - post.urlId.length),
            })}
            <FormField
              control={control}
              name="excerpt"
              render={({ value, onChange, error }) => (
                <RichTextField
                  label={write(texts.excerpt)}
                  help={write(texts.excerptHelp)}
                  {...{ value, onChange, error, isDisabled }}
                />
              )}
            />
            <FormField
              control={control}
              name="mainImageId"
              render={({ value, onChange }) => (
                <PictureField
                  label={write(texts.picture)}
                  help={write(texts.pictureHelp)}
                  value={value ?? ''}
                  onChange={(picked) => onChange(picked === '' ? null : picked)}
                  isDisabled={isDisabled}
                />
              )}
            />
            <VideoFields control={control} isDisabled={isDisabled} />
            <PromotedField id={id} control={control} isDisabled={isDisabled} />
            <FieldRow>
              {text('authorName', { label: write(texts.author) })}
              {instant('publishOn', {
                label: write(texts.publishOn),
                help: write(texts.publishOnHelp, { zone: zoneName(timeZone) }),
              })}
            </FieldRow>
          </div>
        </Card>
      </Columns>
      <SaveBar
        edit={edit}
        labels={{
          title: write(texts.title),
          urlId: write(texts.address),
          excerpt: write(texts.excerpt),
          authorName: write(texts.author),
          categories: write(texts.categories),
          tags: write(texts.tags),
          mainImageId: write(texts.picture),
          isStarred: write(texts.featured),
          comments: write(texts.comments),
          promotedBlockId: write(texts.promoted),
          publishOn: write(texts.publishOn),
          seoTitle: write(texts.seoTitle),
          seoDescription: write(texts.seoDescription),
          startsAt: write(texts.begins),
          endsAt: write(texts.ends),
          location: write(texts.location),
          videoUrl: write(texts.videoUrl),
          hasVideoOverlay: write(texts.videoOverlay),
        }}
      />
    </>
  );
}

function fieldsOf({
  id: _id,
  collectionId: _page,
  path: _path,
  state: _state,
  hasNews: _news,
  document: _document,
  ...fields
}: SitePost): PostFormFields {
  return fields;
}
