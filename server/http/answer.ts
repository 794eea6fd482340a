import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE, type Call, OWNER_NAME } from '#contract/call.ts';
import { checkPart } from '#contract/check-part.ts';
import { DRAWN_FOR } from '#contract/drawn-for.ts';
import { checkForm, noContext, type RuleContext } from '#contract/form.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { isProfileId, memberId, otherMember } from '#contract/member-id.ts';
import { readArrivedName } from '#contract/pieces.ts';
import type { PartOf } from '#contract/step.ts';
import { type Fields, fromWire, leavesOf, type Returned, toWire, type Values } from '#contract/wire.ts';
import { FieldsTooLong, readForm, type SentFile, type SentForm } from './forms.ts';
import { requireFreshLogin } from './fresh-login.ts';
import type { HttpServices } from './http-services.ts';
import { handIn } from './inner-answer.ts';
import { isInner } from './inner-request.ts';
import { emptyFields, refuseFilled } from './left-out.ts';
import { refuseForeignSite } from './origin.ts';
import { forgetMoment } from './page-moment.ts';
import { readerFor } from './reader.ts';
import { isDone, leaveAct } from './record-activity.ts';
import { BrokenRules, Refusal } from './refusal.ts';
import { noteSecurity } from './security-log.ts';
import { sentPart } from './sent-part.ts';
import { hasProfile } from './session.queries.ts';
import type { Who } from './session.ts';
import { closedFields } from './session-rights.ts';

/** What a handler is asked, once the door has let it in. */
export interface Asked<S extends Fields> {
  values: Values<S>;
  /** Whether a field came at all, by our dotted name: a disabled control sends none. */
  isSent: (path: string) => boolean;
  files: Map<string, SentFile>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface AskedByMember<S extends Fields> extends Asked<S> {
  who: Who;
}

/** The same of a step: fields that did not come are absent, and rules over several are still to be asked. */
export interface AskedByStep<S extends Fields> extends Omit<AskedByMember<S>, 'values' | 'isSent'> {
  values: PartOf<S>;
  /** For these rules. */
  context: RuleContext;
}

interface DoorOptions<A> {
  /** What the rules must know besides the form; asked for after the door knows who is asking. */
  context?: (who: A) => Promise<Partial<RuleContext>>;
}

/** The one door for calls that anyone may make: parse, check, handle, rename, answer. */
export function answer<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  handle: (asked: Asked<S>) => Promise<Returned<R>>,
): void {
  open(services, call, async (request, reply, readSent) =>
    handle({ ...check(services, call, { form: await readSent() }), request, reply }),
  );
}

/** The door for calls on a member's own record: the session says who asks, and the record sent must be theirs. */
// biome-ignore lint/complexity/useMaxParams: the last may be left out
export function answerMember<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  handle: (asked: AskedByMember<S>) => Promise<Returned<R>>,
  options: DoorOptions<Who> = {},
): void {
  openToMember(services, call, {
    ...options,
    read: (form, context) => check(services, call, { form, context }),
    handle,
  });
}

/** The same for a step: what did not come is neither checked nor emptied, and the others each alone. */
// biome-ignore lint/complexity/useMaxParams: the last may be left out
export function answerStep<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  handle: (asked: AskedByStep<S>) => Promise<Returned<R>>,
  options: DoorOptions<Who> = {},
): void {
  openToMember(services, call, {
    ...options,
    read: (form, told) => {
      const { values, errors } = checkPart(call.form, sentPart(call.form.fields, form), readerFor(services));
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      return { values, files: form.files, context: { ...noContext, today: todayInIndia(), ...told } };
    },
    handle,
  });
}

interface MemberDoor<Read extends object, R extends Fields> extends DoorOptions<Who> {
  read: (form: SentForm, context: Partial<RuleContext>) => Read;
  handle: (asked: Read & { who: Who; request: FastifyRequest; reply: FastifyReply }) => Promise<Returned<R>>;
}

function openToMember<S extends Fields, R extends Fields, Read extends { values: object }>(
  services: HttpServices,
  call: Call<S, R>,
  { context, read, handle }: MemberDoor<Read, R>,
): void {
  open(services, call, async (request, reply, readSent) => {
    // Asked first: nobody's files are read for a stranger.
    const askers = await identify(services, call, request);
    const serve = async () => {
      const form = await readSent();
      const who = await admit(services, askers, { call, form, request });
      noteSecurity(request, { subject: otherNamed(call, form, who) });
      const closed = closedFields(who, call.path);
      // Where it depends on what is sent, the handler asks.
      if (call.handsOver !== null && call.handsOver.onlyWith === undefined) requireFreshLogin(who);
      const whole = await withArrived(services, who, { call, form });
      const asked = read(whole, (await context?.(who)) ?? {});
      refuseFilled(asked.values, closed);
      const values = await handle({ ...asked, request, reply, who });
      if (isDone(values)) {
        await leaveAct(services, who, { path: call.path, values: { ...asked.values } });
        for (const { press } of whole.files.values()) await press?.note(services.db);
      }
      return emptyFields(values, [...closed.keys()]);
    };
    const [first] = askers;
    // A page in the making has its place already.
    if (call.files.length === 0 || first === undefined || isInner(request)) return serve();
    return services.uploads.run(first.profileId, serve);
  });
}

/** The form with the files that it names because they came in pieces. */
async function withArrived(
  { arrivedFile }: Pick<HttpServices, 'arrivedFile'>,
  who: Who,
  { call, form }: { call: Pick<Call, 'files'>; form: SentForm },
): Promise<SentForm> {
  const files = new Map(form.files);
  for (const name of call.files) {
    const named = readArrivedName(form.texts.get(name) ?? '');
    if (named === null || files.has(name)) continue;
    const file = await arrivedFile(who, named);
    if (file === null) throw new BrokenRules({ [name]: 'fileSendAgain' });
    files.set(name, file);
  }
  return { ...form, files };
}

type Door<R extends Fields> = (
  request: FastifyRequest,
  reply: FastifyReply,
  readSent: () => Promise<SentForm>,
) => Promise<Returned<R>>;

/** Opens a call: `door` says who is let in, and what becomes of it. */
export function open<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  door: Door<R>,
): void {
  const { app, config, disk } = services;
  app.route({
    method: call.method,
    url: `${API_BASE}/${call.path}`,
    // A call of any fields is a call: the error handler only renames by it.
    config: { call: call as unknown as Call },
    handler: async (request, reply) => {
      refuseForeignSite(request, config.publicUrl);
      // Before the form is read: an upload would only fill the disk further.
      if (call.saves) disk.refuseWhenFull();
      const readSent = async () =>
        call.method === 'GET'
          ? readQuery(request)
          : readForm(request, call.files, call.fileBytes).catch((error) => {
              throw atItsFields(call, error);
            });
      const values = await door(request, reply, readSent).finally(() => call.saves && forgetMoment());
      reply.header(
        'cache-control',
        call.method === 'GET' && call.access === 'anyone' ? 'public, max-age=60' : 'no-store',
      );
      noteOutcome(request, values);
      const wire = toWire(call.returned, 'returned', values);
      return handIn(wire) ? '' : wire;
    },
  });
}

/** What was too long to be read is said at its field, where the call has one of that name. */
function atItsFields<S extends Fields>({ form }: Pick<Call<S>, 'form'>, error: unknown): unknown {
  if (!(error instanceof FieldsTooLong)) return error;
  const errors = leavesOf(form.fields).flatMap(([path, node]) =>
    node.kind === 'field' && error.names.includes(node.sent) ? [[path.join('.'), 'tooLong'] as const] : [],
  );
  return errors.length === 0 ? error : new BrokenRules(Object.fromEntries(errors), 413);
}

function noteOutcome(request: FastifyRequest, answered: object): void {
  const { code, status }: Record<string, unknown> = { ...answered };
  const outcome = [code, status].find((one) => typeof one === 'number');
  if (outcome !== undefined) noteSecurity(request, { outcome });
}

function readQuery(request: FastifyRequest): SentForm {
  const texts = new Map(new URL(request.url, 'http://localhost').searchParams);
  return { texts, files: new Map() };
}

/** Everyone that the request's cookies stand for: a browser may hold a login and, beside it, a registration. */
async function identify(
  { sessions }: HttpServices,
  { access }: Pick<Call, 'access'>,
  request: FastifyRequest,
): Promise<Who[]> {
  const askers: Who[] = [];
  const member = await sessions.whoIs(request);
  if (member) askers.push(member);
  const newcomer = access === 'registering' ? await sessions.whoRegisters(request) : null;
  if (newcomer) askers.push(newcomer);
  const [first] = askers;
  if (first === undefined) throw new Refusal(401, 'notLoggedIn');
  noteSecurity(request, { actor: first.profileId, session: first.kind });
  const mark = drawnFor(request);
  if (member && mark && member.accountMark !== mark) throw new Refusal(409, 'drawnForAnother');
  return askers;
}

/** The account that the page was drawn for which makes this call, by its mark; undefined where no page of ours does. */
function drawnFor({ headers }: FastifyRequest): string | undefined {
  const mark = headers[DRAWN_FOR.header];
  return typeof mark === 'string' ? mark : undefined;
}

/** The other profile that a call is about, by the rule of the field that it declares; what else is sent under that name says nothing. */
function otherNamed<S extends Fields>({ form }: Pick<Call<S>, 'form'>, { texts }: SentForm, { profileId }: Who) {
  if (!Object.values(form.fields).some((field) => field === otherMember)) return undefined;
  const read = memberId(texts.get('member') ?? '');
  return read.ok && read.value !== '' && read.value !== profileId ? read.value : undefined;
}

/** The one among them whose record the form names. */
async function admit(
  { db }: HttpServices,
  askers: readonly Who[],
  { call, form, request }: { call: Pick<Call, 'access'>; form: SentForm; request: FastifyRequest },
): Promise<Who> {
  const name = OWNER_NAME[call.access];
  const owner = form.texts.get(name) ?? '';
  if (owner === '') throw new BrokenRules({ [name]: 'recordRequired' });
  const who = askers.find(({ profileId }) => profileId === owner);
  if (who) return who;
  // What is no profile id is nobody's, and no question to the database.
  if (!isProfileId(owner)) throw new Refusal(403, 'notYours');
  // An old tab of a holder who has opened another profile of theirs since.
  const [first] = askers;
  const isTheirs = first !== undefined && (await hasProfile(db, { accountId: first.accountId, profileId: owner }));
  if (drawnFor(request) !== undefined) throw new Refusal(409, isTheirs ? 'drawnForOther' : 'drawnForAnother');
  throw new Refusal(403, isTheirs ? 'otherIsOpen' : 'notYours');
}

/** What was sent, checked; throws the broken rules. */
export function check<S extends Fields>(
  services: Pick<HttpServices, 'hasContact'>,
  call: Pick<Call<S>, 'form'>,
  { form, context = {} }: { form: SentForm; context?: Partial<RuleContext> },
): Pick<Asked<S>, 'values' | 'isSent' | 'files'> {
  const draft = fromWire(call.form.fields, 'sent', Object.fromEntries(form.texts));
  const told = { ...noContext, today: todayInIndia(), ...context };
  const checked = checkForm(call.form, draft, told, readerFor(services));
  if (!checked.ok) throw new BrokenRules(checked.errors);
  const isSent = (dotted: string) =>
    leavesOf(call.form.fields).some(
      ([path, node]) => node.kind === 'field' && path.join('.') === dotted && form.texts.has(node.sent),
    );
  return { values: checked.values, isSent, files: form.files };
}
