import type { Api } from './call.ts';

/** Ends the session and returns whether it ended. The call is loaded on demand, because calls import the form rules. */
export async function endSession(api: Api): Promise<boolean> {
  try {
    const { logOut } = await import('#contract/login.ts');
    return (await api(logOut)).ok;
  } catch {
    return false;
  }
}
