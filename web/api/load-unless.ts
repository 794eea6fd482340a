/** Loads an optional part of a page. Returns null when the answer is a refusal with this status. */
export async function loadUnless<Loaded>(status: number, loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading;
  } catch (thrown) {
    if (isRefusal(thrown, status)) return null;
    throw thrown;
  }
}

/** Whether a loader threw a refusal with this status (`errorPageData`). */
export function isRefusal(thrown: unknown, status: number): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  const { init } = thrown;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === status;
}
