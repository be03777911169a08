/** Each worker of the journeys has an installation of its own: what one changes, no other sees. */
import path from 'node:path';

export interface JourneyShop {
  port: number;
  /** Where the double of Stripe listens. */
  stripePort: number;
  /** For an installation that the journey starts which needs one of its own. */
  ownPort: number;
  /** Where a journey answers for whoever checks the captcha. */
  captchaPort: number;
  dataDir: string;
}

/**
 * The installation of a worker: four ports in a row from `E2E_PORT` on, and a folder in
 * `E2E_DATA_DIR`.
 */
export function journeyShop(index: number): JourneyShop {
  const port = Number(process.env['E2E_PORT'] ?? 4173) + 4 * index;
  return {
    port,
    stripePort: port + 1,
    ownPort: port + 2,
    captchaPort: port + 3,
    dataDir: path.join(process.env['E2E_DATA_DIR'] ?? '', String(index)),
  };
}

/** That of the worker which reads this. */
export const shopOfWorker = journeyShop(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
