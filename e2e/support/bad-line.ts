import type { CDPSession, Page } from '@playwright/test';

/** The properties of a slow connection. */
export interface Line {
  kbitPerSecond: number;
  latencyMs: number;
  /** One request in this many is lost: alternately the request before it reaches the site, and its answer. */
  lostOneIn: number;
}

/** Restores the network. */
type Restore = () => Promise<void>;

/** A slow connection that a journey can cut. */
export interface BadLine {
  /** Cuts the network until the returned function is called. */
  cut: () => Promise<Restore>;
  /** Cuts the network as soon as the site has handled a request to this address, so that its answer is lost. */
  cutAfter: (address: RegExp) => Promise<Restore>;
  /** The number of requests and of answers lost so far. */
  lost: { requests: number; answers: number };
}

/** What is lost on the line at this moment. */
interface State extends Pick<BadLine, 'lost'> {
  /** Whether requests under way are failed as well. The emulated outage alone would let them finish. */
  isCut: boolean;
  /** The address whose next answer is lost, and what is done as soon as the site has given it. */
  cutAfterAnswer?: { address: RegExp; onAnswer: () => void } | undefined;
}

/**
 * Simulates a slow line as in villages. It drops requests by the browser's own protocol, because Playwright's routes
 * would disable the browser's cache, which such a line needs most.
 */
export async function makeBadLine(page: Page, { kbitPerSecond, latencyMs, lostOneIn }: Line): Promise<BadLine> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (kbitPerSecond * 1000) / 8;
  const emulate = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  await devtools.send('Network.enable');
  await emulate(false);
  const state: State = { isCut: false, lost: { requests: 0, answers: 0 } };
  await loseSome(devtools, lostOneIn, state);
  const cut = async () => {
    state.isCut = true;
    await emulate(true);
    return async () => {
      state.isCut = false;
      await emulate(false);
    };
  };
  return {
    cut,
    cutAfter: (address) =>
      new Promise((resolve) => {
        const onAnswer = () => {
          state.cutAfterAnswer = undefined;
          resolve(cut());
        };
        state.cutAfterAnswer = { address, onAnswer };
      }),
    lost: state.lost,
  };
}

/** Drops requests and answers, and all of them while the network is cut. */
async function loseSome(devtools: CDPSession, oneIn: number, state: State) {
  let count = 0;
  // The ids of requests whose answer will be lost.
  const losingAnswer = new Set<string>();
  // The URLs of scripts: those that arrived once are in the browser's cache, and are not lost again.
  const deliveredScripts = new Set<string>();
  // A closed page answers no protocol command, so errors are ignored.
  const ignoreErrors = (sending: Promise<unknown>) => void sending.catch(() => {});
  devtools.on('Fetch.requestPaused', (paused) => {
    const { requestId, request, networkId = requestId, responseStatusCode, responseErrorReason } = paused;
    const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined;
    const isCutAfter = state.cutAfterAnswer?.address.test(request.url) === true;
    if (deliveredScripts.has(request.url)) return ignoreErrors(devtools.send('Fetch.continueRequest', { requestId }));
    // An answer exists only after the site has handled the request.
    if (isCutAfter && isAnswer) state.cutAfterAnswer?.onAnswer();
    const isNextLost = !isAnswer && !isCutAfter && ++count % oneIn === 0;
    const losesAnswer = (isNextLost && count % (2 * oneIn) === 0) || (isCutAfter && !isAnswer);
    if (losesAnswer) losingAnswer.add(networkId);
    const isLost = isAnswer ? losingAnswer.delete(networkId) : isNextLost && !losesAnswer;
    if (isLost) state.lost[isAnswer ? 'answers' : 'requests']++;
    if (isAnswer && !isLost && !state.isCut && request.url.endsWith('.js')) deliveredScripts.add(request.url);
    ignoreErrors(
      isLost || state.isCut
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
        : devtools.send('Fetch.continueRequest', { requestId }),
    );
  });
  await devtools.send('Fetch.enable', { patterns: [{ requestStage: 'Request' }, { requestStage: 'Response' }] });
}
