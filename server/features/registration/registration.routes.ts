import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mendPhone, openRegistration, registerStep1, registerStep2, STEP1 } from '#contract/registration.ts';
import { strangeIds } from '#server/domain/answers/sealed.ts';
import { placeErrors } from '#server/domain/lookups/lookups.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { cookieOf } from '#server/http/cookie.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { chosenLanguage, languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Services } from '#server/services.ts';
import { completeRegistration } from './registration.queries.ts';
import { mendRegistration, startRegistration } from './registration.service.ts';

/**
 * Cookie with the mark of a browser. It is no credential: it distinguishes browsers behind one address and does not
 * reveal who uses one.
 */
const COOKIE = 'registering';
/** Lifetime of the cookie. */
const DAY_SECONDS = 24 * 3600;
/** Characters of a signature in base64url: enough that nobody guesses one. */
const SIGNATURE_LENGTH = 22;
/** Random bytes of a mark. */
const MARK_BYTES = 16;

type Marking = Pick<Services, 'config' | 'keyedHash' | 'limits'>;

const signatureOf = ({ keyedHash }: Marking, token: string): string =>
  keyedHash(`registering ${token}`).toString('base64url').slice(0, SIGNATURE_LENGTH);

/** Returns the mark of this browser; null if it has no valid one. */
function readMark(services: Marking, request: FastifyRequest): string | null {
  const [token = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const expected = Buffer.from(signatureOf(services, token));
  const sentSignature = Buffer.from(signature);
  const isOurs = sentSignature.length === expected.length && timingSafeEqual(sentSignature, expected);
  return token !== '' && isOurs ? token : null;
}

/**
 * Gives a mark to a browser that opens the registration. Above the hourly limit of an address the browser gets none.
 */
async function giveMark(services: Marking, reply: FastifyReply): Promise<void> {
  const { request } = reply;
  if (readMark(services, request) !== null) return;
  try {
    await services.limits.take('browserMarkByAddress', addressKey(request.ip));
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return;
    throw error;
  }
  const token = randomBytes(MARK_BYTES).toString('base64url');
  const value = `${token}.${signatureOf(services, token)}`;
  reply.setCookie(COOKIE, value, { ...cookieOf(services.config), maxAge: DAY_SECONDS });
}

/** The answers for a phone that cannot be registered. */
const failures = {
  phoneTaken: failure('phoneTaken', STEP1.phoneTaken),
  phoneNotAcceptable: failure('phoneNotAcceptable', STEP1.phoneNotAcceptable),
};

/** Registers the calls of the registration: its opening, its two steps, and another phone between them. */
export function registrationRoutes(services: Services): void {
  const { limits, lookups, sessions } = services;

  registerPublicCall(services, openRegistration, async ({ reply }) => {
    await giveMark(services, reply);
    return success('registrationOpened');
  });

  registerPublicCall(services, registerStep1, async ({ values, request, reply }) => {
    const address = addressKey(request.ip);
    const registration = await limits.attempt([['registrationByAddress', address]], () =>
      startRegistration(services, values, {
        language: chosenLanguage(request),
        read: languageOf(request),
        address,
        mark: readMark(services, request),
      }),
    );
    if (registration.outcome !== 'done') return { ...failures[registration.outcome], profileId: undefined };
    noteSecurity(request, { subject: registration.profileId });
    await sessions.start(reply, 'registration', registration);
    return { ...success('registrationStarted'), profileId: registration.profileId };
  });

  registerMemberCall(services, mendPhone, async ({ who, values, request }) => {
    const address = addressKey(request.ip);
    const outcome = await limits.attempt([['registrationByAddress', address]], () =>
      mendRegistration(services, who, { phone: values.phone, address, mark: readMark(services, request) }),
    );
    if (outcome === 'done') noteSecurity(request, { subject: who.profileId });
    if (outcome === 'same') return success('sameContact');
    if (outcome === 'over') return failure('registrationOver', STEP1.notAccepted);
    return outcome === 'done' ? success('phoneMended') : failures[outcome];
  });

  registerMemberCall(
    services,
    registerStep2,
    async ({ who, values }) => {
      const errors = {
        ...placeErrors(lookups, values.country, values.state),
        ...strangeIds(lookups, { personal: values }),
      };
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      const isFirst = await completeRegistration(services, who.profileId, values);
      return isFirst ? success('registrationDone') : failure('registrationOver', STEP1.notAccepted);
    },
    { context: async ({ member }) => ({ gender: member.gender }) },
  );
}
