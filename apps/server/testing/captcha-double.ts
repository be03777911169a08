/** A double of whoever checks tokens of the captcha, over real HTTP. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export interface CaptchaDouble {
  /** What the server is told as `CAPTCHA_URL`. */
  readonly url: string;
  /** What it was asked. */
  readonly asked: URLSearchParams[];
  /** Answers by token; for every other it says nonsense. */
  answers: Record<string, object>;
  close(): void;
}

/** Listens on a port, any by default. */
export async function startCaptchaDouble(port = 0): Promise<CaptchaDouble> {
  const asked: URLSearchParams[] = [];
  const server = http.createServer((request, response) => {
    void readText(request).then((body) => {
      const question = new URLSearchParams(body);
      asked.push(question);
      response.end(JSON.stringify(double.answers[question.get('response') ?? ''] ?? 'nonsense'));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const double: CaptchaDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    answers: {},
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return double;
}
