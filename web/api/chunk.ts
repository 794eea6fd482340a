import { patience } from './patience.ts';
import { mayReloadFor } from './session.ts';

/** Specification, section 8. */
const PATIENCE_MS = 120_000;

/** A part of the program that did not arrive. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

/**
 * Loads a part of the program. When it fails because a newer one has been deployed, the page is loaded anew at `url`,
 * once; what was typed is kept in the tab.
 */
export async function loadChunk<M>(load: () => Promise<M>, url?: () => string, patienceMs = PATIENCE_MS): Promise<M> {
  try {
    return await inTime(load(), patienceMs);
  } catch (error) {
    if (!isLost(error)) throw error;
    if (url && (await isNewlyDeployed())) return leaveFor(url());
    throw new ChunkFailure('A part of the program did not arrive.', { cause: error });
  }
}

// Browsers have no kind of their own for a module that did not arrive, but all of them call it one. What a part throws
// when it has arrived is a fault of ours, and told as such.
const isLost = (error: unknown) =>
  error instanceof ChunkFailure || (error instanceof TypeError && error.message.includes('module'));

function inTime<M>(loading: Promise<M>, patienceMs: number): Promise<M> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure('time-out')), patienceMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let ownBuild = '';

/** Told once at the start: the build that this page came from. */
export function setOwnBuild(build: string): void {
  ownBuild = build;
}

async function isNewlyDeployed(): Promise<boolean> {
  try {
    const response = await fetch('/build', { cache: 'no-store', signal: patience(10_000) });
    const build = await response.text();
    return response.ok && build !== ownBuild && mayReloadFor(`build ${build}`);
  } catch {
    return false;
  }
}

// The document is being replaced: nothing after this matters.
function leaveFor<M>(url: string): Promise<M> {
  location.assign(url);
  return new Promise(() => {});
}
