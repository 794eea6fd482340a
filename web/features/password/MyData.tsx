import { Link, useSearchParams } from 'react-router';
import { type Consent, MY_DATA_ADDRESS } from '#contract/my-data.ts';
import { refusals } from '#contract/refusals.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageOf } from '#web/i18n/message.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { ActionRows } from '#web/ui/ActionRows.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { consentNames } from '#words/choices/consents.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import { saidByWhom } from '#words/said-by-whom.ts';
import { myDataTexts } from './password.texts.ts';

/** A fold to download all stored data, read the consents, or delete the data, as far as the session may do so. */
export function MyData({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts(myDataTexts);
  const messageText = useMessageText();
  const [query] = useSearchParams();
  const { isRestricted, isBeside, isSuspended } = useMember();
  const downloadRow = { key: 'download', name: t.download, said: t.downloadSaid, to: MY_DATA_ADDRESS, isFile: true };
  const consentsRow = {
    key: 'record',
    name: t.consents,
    said: t.consentsSaid,
    control: (
      <>
        <Consents consents={consents} />
        {!isSuspended && <Link to="/my-consents">{t.takeBack}</Link>}
      </>
    ),
  };
  const deletionRow = { key: 'delete', name: t.delete, said: t.deleteSaid, to: '/delete-profile' };
  return (
    <Accordion
      items={[
        {
          id: 'my-data',
          heading: t.heading,
          isOpen: query.get('open') === 'my-data',
          content: (
            <>
              {isRestricted && <Notice tone="info">{messageText(messageOf(refusals, 'powerLinkMayNot'))}</Notice>}
              <ActionRows
                ways={[
                  ...(isRestricted ? [] : [downloadRow]),
                  ...(consents.length > 0 ? [consentsRow] : []),
                  ...(isRestricted || isBeside ? [] : [deletionRow]),
                ]}
              />
            </>
          ),
        },
      ]}
    />
  );
}

/** Lists the consents on the profile with their day and language, including those that were withdrawn. */
function Consents({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts(myDataTexts);
  const language = useLanguage();
  const describe = (consent: Consent) => {
    const day = dayInIndia(consent.givenAt, language);
    const givenText = consent.language === 'bn' ? t.givenInBengali(day) : t.givenInEnglish(day);
    return [
      choiceIn(consentNames, consent.kind, language),
      ...(consent.about ? [t.with(consent.about)] : []),
      ...(consent.by ? [saidByWhom(consent, language)] : []),
      givenText,
      ...(consent.withdrawnAt ? [t.withdrawn(dayInIndia(consent.withdrawnAt, language))] : []),
    ].join(', ');
  };
  return (
    <ul>
      {consents.map((consent) => (
        <li key={`${consent.kind} ${consent.about} ${consent.by} ${consent.givenAt}`}>{describe(consent)}</li>
      ))}
    </ul>
  );
}
