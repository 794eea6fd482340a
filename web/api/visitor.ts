/** Whom a page takes its reader for: by the session's cookies on the server, by the kept keys in the browser. */
export interface Visitor {
  /** The member's profile id while logged in, else `''`. */
  pid: string;
  /** The profile id that step 1 of the registration gave, else `''`. */
  profileId: string;
  /** Step 1 is done and step 2 is not. */
  isBetweenSteps: boolean;
  email: string;
  phone: string;
}

export const nobody: Visitor = { pid: '', profileId: '', isBetweenSteps: false, email: '', phone: '' };

/** What has just happened and must be kept for the pages that follow. */
export type Milestone =
  | { kind: 'login'; pid: string }
  | { kind: 'logout' }
  | { kind: 'step1'; profileId: string; email: string; phone: string; password: string }
  | { kind: 'step2' };

/** The one-time marker of a page that follows a plain form post. */
export type Marker = Milestone['kind'] | 'language' | '';
