/** A server of its own on an empty folder, for the scripts that take pictures. */
import type { Page } from '@playwright/test';
import { OwnServer } from './own-server.ts';

/** A running server, and the link by which its owner signs in once. */
export interface PictureServer {
  readonly url: string;
  readonly ownerLink: string;
  /** By which commands join it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts it at a port, with the demo shops or without a site; answers when it is ready. */
export async function startPictureServer(
  port: number,
  options: { readonly hasDemoShops?: boolean } = {},
): Promise<PictureServer> {
  const server = new OwnServer(port, options);
  try {
    await server.start();
    const { url, environment } = server;
    return { url, environment, ownerLink: await server.ownerLink(), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Signs the owner in on this page. The link works once. */
export async function signInByLink(page: Page, ownerLink: string): Promise<void> {
  await page.goto(ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
}
