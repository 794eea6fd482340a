import type { Api } from './call.ts';

/** Ends the session, and says whether it has ended. Calls bring the rules of forms along, so this one comes when needed. */
export async function endSession(api: Api): Promise<boolean> {
  try {
    const { logOut } = await import('#contract/login.ts');
    return (await api(logOut)).ok;
  } catch {
    return false;
  }
}
