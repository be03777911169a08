import type { LightMyRequestResponse } from 'fastify';
import { Shopper } from './shopper.ts';
import type { TestApp } from './test-app.ts';
import type { SendOptions, TestVisitor } from './test-shop.ts';

/** A shopper whose requests come from an address. */
export class DistantShopper extends Shopper {
  readonly #address: string;

  constructor(app: TestApp, address: string, host?: string) {
    super(app, host);
    this.#address = address;
  }

  override send(
    method: Parameters<TestVisitor['send']>[0],
    url: string,
    options: SendOptions = {},
  ): Promise<LightMyRequestResponse> {
    return super.send(method, url, { ...options, remoteAddress: this.#address });
  }
}
