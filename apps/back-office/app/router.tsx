import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { Frame } from '../frame/frame.tsx';
import {
  BrokenScreen,
  ComingScreen,
  ForbiddenScreen,
  MissingScreen,
  NotInPlanScreen,
} from '../frame/route-states.tsx';
import { PartBanner } from '../frame/part-banner.tsx';
import { SiteContext, useSession, useSite } from './office-context.ts';
import type { Section } from './section.ts';

/** Makes the addresses of all screens: one a screen of each section. */
export function createOfficeRouter(sections: readonly Section[]) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: MissingScreen });
  const site = createRoute({
    getParentRoute: () => root,
    path: '/sites/$identifier',
    component: SiteScreens,
    notFoundComponent: MissingScreen,
  });

  function SiteScreens() {
    const { identifier } = site.useParams();
    const { sites } = useSession();
    const known = sites.find((one) => one.identifier === identifier);
    if (!known) return <MissingScreen />;
    return (
      <SiteContext value={known}>
        <Frame />
      </SiteContext>
    );
  }

  const screens = sections.flatMap((section) =>
    section.screens.map(({ path, load }) => {
      const Screen = lazyRouteComponent(load, 'Screen');
      const Guarded = () => {
        const { may, missingParts } = useSite();
        if (!may(section.permission)) return <ForbiddenScreen />;
        if (!section.part || !missingParts.includes(section.part)) return <Screen />;
        // What is there stays in sight; what would only be refused does not begin.
        return isBeginning(section, path) ? (
          <NotInPlanScreen />
        ) : (
          <PartBanner screen={<Screen />} />
        );
      };
      return createRoute({
        getParentRoute: () => site,
        path: `/${[section.path, path].filter(Boolean).join('/')}`,
        component: Guarded,
        loader: () => Screen.preload?.(),
        errorComponent: BrokenScreen,
        pendingComponent: ComingScreen,
      });
    }),
  );
  const NewSite = lazyRouteComponent(
    () => import('../features/new-site/new-site-screen.tsx'),
    'Screen',
  );
  const newSite = createRoute({
    getParentRoute: () => root,
    path: '/new-site',
    component: function NewSiteScreen() {
      return useSession().isOwner ? <NewSite /> : <ForbiddenScreen />;
    },
    errorComponent: BrokenScreen,
    pendingComponent: ComingScreen,
  });
  return createRouter({
    routeTree: root.addChildren([newSite, site.addChildren(screens)]),
    basepath: '/config',
    defaultPreload: 'intent',
    // Whatever around the screens could not be drawn.
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
  });
}

/** Whether something is made on this screen. */
function isBeginning({ actions = [] }: Section, path: string): boolean {
  return path !== '' && actions.some((action) => action.path === path);
}
