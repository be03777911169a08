import type { SitePost } from '@sitewright/contract';
import { useParams, useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import { TranslateLinks } from '../translate/translate-links.tsx';
import { PostBadges } from './post-badges.tsx';
import { PostForm } from './post-form.tsx';
import { nameOfPage, postRead, postsRead, useCollection } from './post-reads.ts';
import { postTexts as texts } from './post-texts.ts';

/** What a post is called, when it is of, and what it is filed under; its text is in the editor. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead(postRead, { params: { identifier, id } });
  if (read.state === 'success') return <PostPage key={id} post={read.answer} />;
  const back = { href: href('pages'), label: write(texts.pages) };
  return <UnreadPage title={write(texts.settings)} back={back} read={read} />;
}

function PostPage({ post }: { post: SitePost }) {
  const write = useTexts();
  const site = useSite();
  const router = useRouter();
  const { identifier, href, may } = site;
  const { id, collectionId, title, state, path } = post;
  const list = useCollection(collectionId);
  const back = href(`pages/collection/${collectionId}`);
  const removing = useWrite('DELETE /api/sites/:identifier/posts/:id', {
    refreshes: [postsRead],
    onDone: () => void router.navigate({ href: back }),
  });
  return (
    <Page
      title={title}
      back={{
        href: back,
        label: list.state === 'success' ? nameOfPage(list.page) : write(texts.posts),
      }}
      badges={<PostBadges post={post} />}
      actions={
        <>
          {may('edit-content') && (
            <Button
              kind="danger"
              isPending={removing.isRunning}
              onPress={() => removing.run({ params: { identifier, id } })}
            >
              {write(texts.remove)}
            </Button>
          )}
          {state === 'published' && (
            <ButtonLink href={visitHref(site) + path.slice(1)} target="_blank">
              {write(texts.view)}
            </ButtonLink>
          )}
          <TranslateLinks kind="post" id={id} />
          <ButtonLink href={href(`pages/post/${id}`)}>{write(texts.write)}</ButtonLink>
        </>
      }
    >
      <PostForm post={post} />
      <ActivityHistory subject={`post:${id}`} />
    </Page>
  );
}
