import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AT_REGISTRATION, giveConsents, withdrawConsents } from '#contract/consents.ts';
import { showMyData } from '#contract/my-data.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import { nameOfConsent, whereTakenBack } from './consent-names.ts';
import { consentsTexts } from './consents.texts.ts';

export const head = consentsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showMyData);

const consentDeeds = deeds({ give: giveConsents, withdraw: withdrawConsents });
export const action = actionOf(consentDeeds);
const { Deed } = consentDeeds;

/** What this family has agreed to, each with the way to take it back; the boxes of the registration where they are not ticked. */
export function Component() {
  const t = useTexts(consentsTexts);
  const language = useLanguage();
  const { isRestricted } = useMember();
  const { consents } = useLoaderData<typeof loader>();
  const standing = consents.filter(({ withdrawnAt }) => withdrawnAt === '');
  const hasTicked = AT_REGISTRATION.every((box) => standing.some(({ kind }) => kind === box));
  const others = standing.filter(({ kind }) => !AT_REGISTRATION.some((box) => box === kind));
  const given = standing.find(({ kind }) => kind === 'truthful')?.givenAt ?? '';
  const takeBack = (
    <>
      <p>{t.takeBackText}</p>
      <Deed deed="withdraw" label={t.takeBack} />
    </>
  );
  return (
    <MemberSheet heading={t.heading}>
      <DeedNotice />
      {hasTicked ? (
        <>
          <p>{t.ticked(dayInIndia(given, language))}</p>
          <Accordion items={[{ id: 'take-back', heading: t.takeBack, content: takeBack }]} />
        </>
      ) : (
        !isRestricted && (
          <Deed deed="give" label={t.give}>
            {(field) => <ConsentBoxes field={field} />}
          </Deed>
        )
      )}
      {others.length > 0 && <h2>{t.others}</h2>}
      <ul>
        {others.map(({ kind, about, givenAt }) => (
          <li key={`${kind} ${about}`}>
            <p>{t.since(nameOfConsent(kind, language), dayInIndia(givenAt, language))}</p>
            <LinkButton to={whereTakenBack(kind, about)} look="secondary">
              {t.there}
            </LinkButton>
          </li>
        ))}
      </ul>
    </MemberSheet>
  );
}
