import { type Form, form } from './form.ts';
import type { HandingOver } from './handing-over.ts';
import { type Draft, type Fields, leavesOf, type Values } from './wire.ts';

/** Every call lies below this path. */
export const API_BASE = '/api';

/**
 * Who may make a call. `member`: logged in, and the `pid` that is sent must be theirs. `registering`: the same with
 * `profile_id`, for whom step 1 of the registration has just been answered. `anyone`: nobody is asked. `staff`: somebody who works
 * for the office, with no record of their own.
 */
export type Access = 'anyone' | 'registering' | 'member' | 'staff';

/** The name under which a call sends whose record it means (specification, section 6; the session says who asks). */
export const OWNER_NAME: Record<Access, string> = {
  anyone: '',
  registering: 'profile_id',
  member: 'pid',
  staff: '',
};

export interface Call<S extends Fields = Fields, R extends Fields = Fields> {
  path: string;
  method: 'GET' | 'POST';
  access: Access;
  form: Form<S>;
  returned: R;
  /** The names under which files are sent. */
  files: readonly string[];
  /** How large a file may be, where it is not what every other call takes. */
  fileBytes: number | undefined;
  /** Whether it keeps what somebody typed or sent: refused while the disk is nearly full. */
  saves: boolean;
  /** What a refusal carries besides its sentence, for calls with an outcome code (registration 4, login 2). */
  refused: Record<string, string | number>;
  /** That it hands an account, a profile or its contact to somebody; null for every call that does not. */
  handsOver: HandingOver | null;
  /**
   * What could not be sent for want of a network is sent by the page itself, once there is one. Only of a call that changes nothing when it
   * arrives twice, takes no newer answer of another's away, and hands over, deletes, consents to and accepts nothing.
   */
  isSentLater: boolean;
}

interface Description<S extends Fields, R extends Fields> {
  method?: 'GET' | 'POST';
  access?: Access;
  form?: Form<S>;
  files?: readonly string[];
  fileBytes?: number;
  /** Where nothing is said, a POST with a form saves. */
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
    // Without a form nothing is sent: the empty table is what NoFields says.
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

export type SentValues<C> = C extends Call<infer S, Fields> ? Values<S> : never;
export type ReturnedDraft<C> = C extends Call<Fields, infer R> ? Draft<R> : never;

/** The names that a call sends, the record's owner first. */
export function sentNames(call: Call): string[] {
  const names = leavesOf(call.form.fields).map(([, node]) => (node.kind === 'field' ? node.sent : ''));
  return [OWNER_NAME[call.access], ...names, ...call.files].filter(Boolean);
}

/** The names that an answer carries, as paths; lists are named with what their entries hold. */
export function returnedNames(call: Call): string[] {
  return leavesOf(call.returned)
    .flatMap(([, node]) => (node.kind === 'list' ? listNames(node) : [node.returned]))
    .filter(Boolean);
}

function listNames(node: { returned: string; names: object }): string[] {
  const inner = Object.values(node.names).map((name) => `${node.returned}[].${name}`);
  return node.returned ? [node.returned, ...inner] : inner;
}

/** The address of a GET of a member whose whole answer is a file. */
export function fetchedAddress(
  { path, access }: Pick<Call, 'path' | 'access'>,
  pid: string,
  sent: readonly (readonly [name: string, value: string])[],
): string {
  const pairs = [[OWNER_NAME[access], pid], ...sent];
  return `${API_BASE}/${path}?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&')}`;
}
