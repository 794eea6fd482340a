import { type Form, form } from './form.ts';
import type { HandingOver } from './handing-over.ts';
import { type Draft, type Fields, leavesOf, type Values } from './wire.ts';

/** The path prefix of every call. */
export const API_BASE = '/api';

/**
 * Who may make a call. `member`: logged in, and the `pid` sent must be the member's own. `registering`: logged in after
 * step 1 of the registration, and the `profile_id` sent must be the member's own. `anyone`: no authentication. `staff`:
 * an office session, without a profile.
 */
export type Access = 'anyone' | 'registering' | 'member' | 'staff';

/**
 * The field name under which a call sends the profile it concerns (specification, section 6). The session says who
 * makes the call.
 */
export const OWNER_NAME: Record<Access, string> = {
  anyone: '',
  registering: 'profile_id',
  member: 'pid',
  staff: '',
};

/** One call of the API. `S`: the fields that are sent; `R`: the fields of the answer. */
export interface Call<S extends Fields = Fields, R extends Fields = Fields> {
  path: string;
  method: 'GET' | 'POST';
  access: Access;
  form: Form<S>;
  returned: R;
  /** The field names under which files are sent. */
  files: readonly string[];
  /** The maximum file size in bytes, if it differs from the limit for all calls. */
  fileBytes: number | undefined;
  /**
   * Whether the call stores something that a user typed or sent. Such calls are refused while the disk is nearly full.
   */
  saves: boolean;
  /** Fields that a refusal carries besides its sentence, for calls with an outcome code (registration 4, login 2). */
  refused: Record<string, string | number>;
  /** Set if the call hands an account, a profile or its contact to somebody; null for every other call. */
  handsOver: HandingOver | null;
  /**
   * Whether the page retries the call by itself when the network returns. Only for calls that are idempotent, never
   * overwrite somebody else's newer answer, and neither hand over, delete, consent nor accept anything.
   */
  isSentLater: boolean;
}

interface Description<S extends Fields, R extends Fields> {
  method?: 'GET' | 'POST';
  access?: Access;
  form?: Form<S>;
  files?: readonly string[];
  fileBytes?: number;
  /** The default: a POST with a form saves. */
  saves?: boolean;
  returned: R;
  refused?: Record<string, string | number>;
  handsOver?: HandingOver;
  isSentLater?: true;
}

export type NoFields = Record<never, never>;

/** Describes one call: its path below the base, who may make it, what is sent and what is returned. */
export function call<R extends Fields, S extends Fields = NoFields>(
  path: string,
  about: Description<S, R>,
): Call<S, R> {
  const method = about.method ?? 'POST';
  const files = about.files ?? [];
  return {
    path,
    method,
    access: about.access ?? 'anyone',
    // Without a form nothing is sent. An empty table matches the type NoFields.
    form: about.form ?? (form({}) as unknown as Form<S>),
    files,
    fileBytes: about.fileBytes,
    saves: about.saves ?? (method === 'POST' && (about.form !== undefined || files.length > 0)),
    returned: about.returned,
    refused: about.refused ?? {},
    handsOver: about.handsOver ?? null,
    isSentLater: about.isSentLater ?? false,
  };
}

/** The checked values that the handler of a call receives. */
export type SentValues<C> = C extends Call<infer S, Fields> ? Values<S> : never;
/** The answer of a call as a page reads it: fields as text, facts and lists unchanged. */
export type ReturnedDraft<C> = C extends Call<Fields, infer R> ? Draft<R> : never;

/** Returns the names that a call sends, with the owner's name first. */
export function sentNames(call: Call): string[] {
  const names = leavesOf(call.form.fields).map(([, node]) => (node.kind === 'field' ? node.sent : ''));
  return [OWNER_NAME[call.access], ...names, ...call.files].filter(Boolean);
}

/** Returns the names in an answer, as paths. A list is named together with the fields of its entries. */
export function returnedNames(call: Call): string[] {
  return leavesOf(call.returned)
    .flatMap(([, node]) => (node.kind === 'list' ? listNames(node) : [node.returned]))
    .filter(Boolean);
}

function listNames(node: { returned: string; names: object }): string[] {
  const inner = Object.values(node.names).map((name) => `${node.returned}[].${name}`);
  return node.returned ? [node.returned, ...inner] : inner;
}

/** Returns the URL of a member's GET call whose whole answer is a file. */
export function fetchedAddress(
  { path, access }: Pick<Call, 'path' | 'access'>,
  pid: string,
  sent: readonly (readonly [name: string, value: string])[],
): string {
  const pairs = [[OWNER_NAME[access], pid], ...sent];
  const query = pairs.map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&');
  return `${API_BASE}/${path}?${query}`;
}
