/** What a page can do without: null where the answer is a refusal of this status. */
export async function loadUnless<Loaded>(status: number, loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading;
  } catch (thrown) {
    if (isRefusal(thrown, status)) return null;
    throw thrown;
  }
}

/** Whether a loader has thrown a refusal of this status (`trouble`). */
export function isRefusal(thrown: unknown, status: number): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  const { init } = thrown;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === status;
}
