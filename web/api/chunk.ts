import { patience } from './patience.ts';
import { mayReloadFor } from './session.ts';

/** The timeout for loading a chunk: specification, section 8. */
const PATIENCE_MS = 120_000;

/** A failure to load a chunk of the program. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

/**
 * Loads a chunk. If it fails because a newer build has been deployed, the page is reloaded once at `url`; the tab keeps
 * the drafts of forms.
 * @throws ChunkFailure if the chunk does not arrive in time or at all, and the page is not reloaded.
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

/** The addresses of the scripts that `fetchLater` has fetched successfully. */
const fetchedHrefs = new Set<string>();

/**
 * Fetches the scripts that the document marks with `rel=later` into the browser's cache. A failed module import stays
 * failed until the page is reloaded; a failed fetch can be retried.
 * @throws ChunkFailure if a script could not be fetched.
 */
export async function fetchLater(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later][href$=".js"]')];
  const missing = links.map(({ href }) => href).filter((href) => !fetchedHrefs.has(href));
  await Promise.all(missing.map(fetchOne));
  if (missing.some((href) => !fetchedHrefs.has(href))) throw new ChunkFailure('A part of the program did not arrive.');
}

async function fetchOne(href: string): Promise<void> {
  try {
    const response = await fetch(href);
    await response.text();
    if (response.ok) fetchedHrefs.add(href);
  } catch {
    // The next call of fetchLater retries it.
  }
}

// Browsers have no error type for a module that failed to load, but all of them mention "module". An error thrown by a
// loaded chunk is a programming error.
const isLost = (error: unknown) =>
  error instanceof ChunkFailure || (error instanceof TypeError && error.message.includes('module'));

function inTime<M>(loading: Promise<M>, patienceMs: number): Promise<M> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure('time-out')), patienceMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The build of this page's program; `''` until `setOwnBuild` is called. */
let ownBuild = '';

/** Called once at startup with the build of this page. */
export function setOwnBuild(build: string): void {
  ownBuild = build;
}

/** Timeout for the question which build is deployed. */
const BUILD_PATIENCE_MS = 10_000;

/** Whether another build is deployed and this tab has not yet been reloaded for it. */
async function isNewlyDeployed(): Promise<boolean> {
  try {
    const response = await fetch('/build', { cache: 'no-store', signal: patience(BUILD_PATIENCE_MS) });
    const build = await response.text();
    return response.ok && build !== ownBuild && mayReloadFor(`build ${build}`);
  } catch {
    return false;
  }
}

// The document is being replaced, so the promise never resolves.
function leaveFor<M>(url: string): Promise<M> {
  location.assign(url);
  return new Promise(() => {});
}
