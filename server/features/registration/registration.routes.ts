import { mendPhone, openRegistration, registerStep1, registerStep2, STEP1 } from '#contract/registration.ts';
import { strangeIds } from '#server/domain/answers/strange-ids.ts';
import { placeErrors } from '#server/domain/lookups/lookups.ts';
import { answer, answerMember } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { chosenLanguage, languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Services } from '#server/services.ts';
import { giveMark, readMark } from './browser-mark.ts';
import { completeRegistration } from './registration.queries.ts';
import { mendRegistration, startRegistration } from './registration.service.ts';

const failures = {
  phoneTaken: failure(STEP1.phoneTaken, 'phoneTaken'),
  phoneNotAcceptable: failure(STEP1.phoneNotAcceptable, 'phoneNotAcceptable'),
};

export function registrationRoutes(services: Services): void {
  const { limits, lookups, sessions } = services;

  answer(services, openRegistration, async ({ reply }) => {
    await giveMark(services, reply);
    return success('registrationOpened');
  });

  answer(services, registerStep1, async ({ values, request, reply }) => {
    const address = addressKey(request.ip);
    const started = await limits.attempt([['registrationByAddress', address]], () =>
      startRegistration(services, values, {
        ...{ language: chosenLanguage(request), read: languageOf(request), address },
        mark: readMark(services, request),
      }),
    );
    if (started.outcome !== 'done') return { ...failures[started.outcome], profileId: undefined };
    noteSecurity(request, { subject: started.profileId });
    await sessions.start(reply, 'registration', started);
    return { ...success('registrationStarted'), profileId: started.profileId };
  });

  answerMember(services, mendPhone, async ({ who, values, request }) => {
    const address = addressKey(request.ip);
    const outcome = await limits.attempt([['registrationByAddress', address]], () =>
      mendRegistration(services, who, { phone: values.phone, address, mark: readMark(services, request) }),
    );
    if (outcome === 'done') noteSecurity(request, { subject: who.profileId });
    if (outcome === 'same') return success('sameContact');
    if (outcome === 'over') return failure(STEP1.notAccepted, 'registrationOver');
    return outcome === 'done' ? success('phoneMended') : failures[outcome];
  });

  answerMember(
    services,
    registerStep2,
    async ({ who, values }) => {
      const errors = {
        ...placeErrors(lookups, values.country, values.state),
        ...strangeIds(lookups, { personal: values }),
      };
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      const isFirst = await completeRegistration(services, who.profileId, values);
      return isFirst ? success('registrationDone') : failure(STEP1.notAccepted, 'registrationOver');
    },
    { context: async ({ member }) => ({ gender: member.gender }) },
  );
}
