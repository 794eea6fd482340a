import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE, type Call, OWNER_NAME } from '#contract/call.ts';
import { checkPart } from '#contract/check-part.ts';
import { checkForm, noContext, type RuleContext } from '#contract/form.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { isProfileId, memberId, otherMember } from '#contract/member-id.ts';
import { readArrivedName } from '#contract/pieces.ts';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import type { PartOf } from '#contract/step.ts';
import { type Fields, fromWire, leavesOf, type Returned, toWire, type Values } from '#contract/wire.ts';
import { FieldsTooLong, readForm, type SentFile, type SentForm } from './forms.ts';
import { requireFreshLogin } from './fresh-login.ts';
import type { HttpServices } from './http-services.ts';
import { handIn } from './inner-answer.ts';
import { isInner } from './inner-request.ts';
import { emptyFields, refuseFilled } from './left-out.ts';
import { refuseForeignSite } from './origin.ts';
import { clearPageCache } from './page-cache.ts';
import { fieldReaderFor } from './reader.ts';
import { isDone, recordActAndNotify } from './record-activity.ts';
import { BrokenRules, Refusal } from './refusal.ts';
import { noteSecurity } from './security-log.ts';
import { sentPart } from './sent-part.ts';
import { hasProfile } from './session.queries.ts';
import type { Who } from './session.ts';
import { closedFields } from './session-rights.ts';

/** What a handler receives, once the call's authentication and checks have passed. */
export interface Asked<S extends Fields> {
  values: Values<S>;
  /** Whether the form contained the field, by our dotted path. A disabled control sends none. */
  isSent: (path: string) => boolean;
  files: Map<string, SentFile>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the handler of a member's call receives. */
export interface AskedByMember<S extends Fields> extends Asked<S> {
  who: Who;
}

/**
 * What the handler of a step receives. Fields that were not sent are absent, and the handler must still check the cross
 * rules.
 */
export interface AskedByStep<S extends Fields> extends Omit<AskedByMember<S>, 'values' | 'isSent'> {
  values: PartOf<S>;
  /** The context for the cross rules. */
  context: RuleContext;
}

interface CallOptions {
  /** Loads what the rules must know besides the form. Called once the caller is authenticated. */
  context?: (who: Who) => Promise<Partial<RuleContext>>;
}

/**
 * Registers a call that anybody may make: parses and checks the form, calls the handler, renames the answer to wire
 * names and sends it.
 */
export function registerPublicCall<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  handle: (asked: Asked<S>) => Promise<Returned<R>>,
): void {
  registerCall(services, call, async (request, reply, readSent) =>
    handle({ ...checkSentForm(services, call, { form: await readSent() }), request, reply }),
  );
}

/**
 * Registers a call on a member's own record. The session identifies the caller, and the record named in the form must
 * belong to the caller.
 */
// biome-ignore lint/complexity/useMaxParams: the last may be left out
export function registerMemberCall<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  handle: (asked: AskedByMember<S>) => Promise<Returned<R>>,
  options: CallOptions = {},
): void {
  registerAuthenticatedCall(services, call, {
    ...options,
    read: (form, context) => checkSentForm(services, call, { form, context }),
    handle,
  });
}

/**
 * Registers a step of a form. Fields that were not sent are neither checked nor emptied; each of the others is checked
 * alone.
 */
// biome-ignore lint/complexity/useMaxParams: the last may be left out
export function registerStepCall<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  handle: (asked: AskedByStep<S>) => Promise<Returned<R>>,
  options: CallOptions = {},
): void {
  registerAuthenticatedCall(services, call, {
    ...options,
    read: (form, context) => {
      const { values, errors } = checkPart(call.form, sentPart(call.form.fields, form), fieldReaderFor(services));
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      return { values, files: form.files, context: { ...noContext, today: todayInIndia(), ...context } };
    },
    handle,
  });
}

interface AuthenticatedCall<Read extends object, R extends Fields> extends CallOptions {
  /** Parses and checks the form. Throws the broken rules. */
  read: (form: SentForm, context: Partial<RuleContext>) => Read;
  handle: (asked: Read & { who: Who; request: FastifyRequest; reply: FastifyReply }) => Promise<Returned<R>>;
}

/**
 * Registers a call that needs a session: authenticates the caller, checks the caller's rights and the form, and calls
 * the handler. After a success it records the act. A call with files waits in the queue of uploads.
 */
function registerAuthenticatedCall<S extends Fields, R extends Fields, Read extends { values: object }>(
  services: HttpServices,
  call: Call<S, R>,
  { context, read, handle }: AuthenticatedCall<Read, R>,
): void {
  registerCall(services, call, async (request, reply, readSent) => {
    // Authenticate first: files of an unknown caller are not read.
    const callers = await identify(services, call, request);
    const serve = async () => {
      const form = await readSent();
      const who = await admit(services, callers, { call, form, request });
      noteSecurity(request, { subject: otherProfileOf(call, form, who) });
      const closed = closedFields(who, call.path);
      // If the need for a fresh login depends on the form, the handler checks it.
      if (call.handsOver !== null && call.handsOver.onlyWith === undefined) requireFreshLogin(who);
      const complete = await withFilesInPieces(services, who, { call, form });
      const parsed = read(complete, (await context?.(who)) ?? {});
      refuseFilled(parsed.values, closed);
      const values = await handle({ ...parsed, request, reply, who });
      if (isDone(values)) {
        await recordActAndNotify(services, who, { path: call.path, values: { ...parsed.values } });
        for (const { press } of complete.files.values()) await press?.note(services.db);
      }
      return emptyFields(values, [...closed.keys()]);
    };
    const [firstCaller] = callers;
    // A page being rendered has its place in a queue already.
    if (call.files.length === 0 || firstCaller === undefined || isInner(request)) return serve();
    return services.uploads.run(firstCaller.profileId, serve);
  });
}

/** Returns the form, with those of its files that came in pieces. Throws broken rules for a file that lacks pieces. */
async function withFilesInPieces(
  { arrivedFile }: Pick<HttpServices, 'arrivedFile'>,
  who: Who,
  { call, form }: { call: Pick<Call, 'files'>; form: SentForm },
): Promise<SentForm> {
  const files = new Map(form.files);
  for (const name of call.files) {
    const arrivedName = readArrivedName(form.texts.get(name) ?? '');
    if (arrivedName === null || files.has(name)) continue;
    const file = await arrivedFile(who, arrivedName);
    if (file === null) throw new BrokenRules({ [name]: 'fileSendAgain' });
    files.set(name, file);
  }
  return { ...form, files };
}

/** Authenticates the caller of a request and computes the answer. `readSent` reads the form once it may be read. */
type AnswerRequest<R extends Fields> = (
  request: FastifyRequest,
  reply: FastifyReply,
  readSent: () => Promise<SentForm>,
) => Promise<Returned<R>>;

/**
 * Registers a call for which `answerRequest` authenticates the caller. Requests from other sites' pages are refused;
 * so are calls that save, while the disk is full.
 */
export function registerCall<S extends Fields, R extends Fields>(
  services: HttpServices,
  call: Call<S, R>,
  answerRequest: AnswerRequest<R>,
): void {
  const { app, config, disk } = services;
  app.route({
    method: call.method,
    url: `${API_BASE}/${call.path}`,
    // The cast drops the types of the fields. Hooks and the error handler read only the path, the wire names and the
    // shape of refusals.
    config: { call: call as unknown as Call },
    handler: async (request, reply) => {
      refuseForeignSite(request, config.publicUrl);
      // Before the form is read: an upload would only fill the disk further.
      if (call.saves) disk.throwWhenDiskFull();
      const readSent = async () => {
        if (call.method === 'GET') return readQuery(request);
        return readForm(request, call.files, call.fileBytes).catch((error) => {
          throw toFieldErrors(call, error);
        });
      };
      const values = await answerRequest(request, reply, readSent).finally(() => call.saves && clearPageCache());
      const isPublic = call.method === 'GET' && call.access === 'anyone';
      reply.header('cache-control', isPublic ? 'public, max-age=60' : 'no-store');
      noteOutcome(request, values);
      const wire = toWire(call.returned, 'returned', values);
      // A page being rendered has taken the answer as an object and needs no body.
      return handIn(wire) ? '' : wire;
    },
  });
}

/** Returns an error about fields that are too long as errors at these fields, if the call has such fields. */
function toFieldErrors<S extends Fields>({ form }: Pick<Call<S>, 'form'>, error: unknown): unknown {
  if (!(error instanceof FieldsTooLong)) return error;
  const errors = leavesOf(form.fields).flatMap(([path, node]) => {
    const isTooLong = node.kind === 'field' && error.names.includes(node.sent);
    return isTooLong ? [[path.join('.'), 'tooLong'] as const] : [];
  });
  return errors.length === 0 ? error : new BrokenRules(Object.fromEntries(errors), 413);
}

/** Records the outcome of a call for the security log: its `code`, or else its `status`, if either is a number. */
function noteOutcome(request: FastifyRequest, values: object): void {
  const { code, status }: Record<string, unknown> = { ...values };
  const outcome = [code, status].find((value) => typeof value === 'number');
  if (outcome !== undefined) noteSecurity(request, { outcome });
}

/** Reads the query of a GET request as a form. Of several values with the same name the last counts. */
function readQuery(request: FastifyRequest): SentForm {
  const texts = new Map(new URL(request.url, 'http://localhost').searchParams);
  return { texts, files: new Map() };
}

/**
 * Returns everybody whom the request's cookies authenticate. A browser may hold a login and a registration at the same
 * time; the registration counts only for calls of the registration. Throws a 401 if there is nobody, and a 409 if the
 * page was rendered for another account.
 */
async function identify(
  { sessions }: HttpServices,
  { access }: Pick<Call, 'access'>,
  request: FastifyRequest,
): Promise<Who[]> {
  const callers: Who[] = [];
  const member = await sessions.whoIs(request);
  if (member) callers.push(member);
  const newcomer = access === 'registering' ? await sessions.whoRegisters(request) : null;
  if (newcomer) callers.push(newcomer);
  const [firstCaller] = callers;
  if (firstCaller === undefined) throw new Refusal(401, 'notLoggedIn');
  noteSecurity(request, { actor: firstCaller.profileId, session: firstCaller.kind });
  const pageMark = accountMarkOfPage(request);
  if (member && pageMark && member.accountMark !== pageMark) throw new Refusal(409, 'drawnForAnother');
  return callers;
}

/**
 * Returns the mark of the account for which the calling page was rendered; undefined if the caller is not a page of
 * ours.
 */
function accountMarkOfPage({ headers }: FastifyRequest): string | undefined {
  const mark = headers[DRAWN_FOR.header];
  return typeof mark === 'string' ? mark : undefined;
}

/**
 * Returns the other profile that a call is about, if the form declares the field for it. A value sent under that name
 * without the declaration is ignored.
 */
function otherProfileOf<S extends Fields>({ form }: Pick<Call<S>, 'form'>, { texts }: SentForm, { profileId }: Who) {
  const isAboutOther = Object.values(form.fields).some((field) => field === otherMember);
  if (!isAboutOther) return undefined;
  const parsed = memberId(texts.get('member') ?? '');
  return parsed.ok && parsed.value !== '' && parsed.value !== profileId ? parsed.value : undefined;
}

/**
 * Returns the authenticated caller who owns the record named in the form. Throws broken rules if the form names none,
 * and a 403 or 409 if no caller owns it.
 */
async function admit(
  { db }: HttpServices,
  callers: readonly Who[],
  { call, form, request }: { call: Pick<Call, 'access'>; form: SentForm; request: FastifyRequest },
): Promise<Who> {
  const fieldName = OWNER_NAME[call.access];
  const owner = form.texts.get(fieldName) ?? '';
  if (owner === '') throw new BrokenRules({ [fieldName]: 'recordRequired' });
  const who = callers.find(({ profileId }) => profileId === owner);
  if (who) return who;
  // A text that is no profile id belongs to nobody and needs no query.
  if (!isProfileId(owner)) throw new Refusal(403, 'notYours');
  // This may be an old tab of a holder who has opened another of their profiles since.
  const [firstCaller] = callers;
  const isAlsoTheirs =
    firstCaller !== undefined && (await hasProfile(db, { accountId: firstCaller.accountId, profileId: owner }));
  if (accountMarkOfPage(request) !== undefined)
    throw new Refusal(409, isAlsoTheirs ? 'drawnForOther' : 'drawnForAnother');
  throw new Refusal(403, isAlsoTheirs ? 'otherIsOpen' : 'notYours');
}

/** Returns the checked values of the form, whether a field was sent, and the files. Throws the broken rules. */
export function checkSentForm<S extends Fields>(
  services: Pick<HttpServices, 'hasContact'>,
  call: Pick<Call<S>, 'form'>,
  { form, context = {} }: { form: SentForm; context?: Partial<RuleContext> },
): Pick<Asked<S>, 'values' | 'isSent' | 'files'> {
  const draft = fromWire(call.form.fields, 'sent', Object.fromEntries(form.texts));
  const ruleContext = { ...noContext, today: todayInIndia(), ...context };
  const checked = checkForm(call.form, draft, ruleContext, fieldReaderFor(services));
  if (!checked.ok) throw new BrokenRules(checked.errors);
  const isSent = (dotted: string) =>
    leavesOf(call.form.fields).some(
      ([path, node]) => node.kind === 'field' && path.join('.') === dotted && form.texts.has(node.sent),
    );
  return { values: checked.values, isSent, files: form.files };
}
