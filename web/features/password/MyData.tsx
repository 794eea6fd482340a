import { type Consent, MY_DATA_ADDRESS } from '#contract/my-data.ts';
import { refusals } from '#contract/refusals.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { said } from '#web/i18n/sentence.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { Consents } from './Consents.tsx';
import { myDataTexts } from './my-data.texts.ts';

/** What a member may do with everything we know of them: take it along, or have it removed. */
export function MyData({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts(myDataTexts);
  const say = useSentence();
  const { isRestricted, isBeside } = useMember();
  return (
    <section id="my-data">
      <h2>{t.heading}</h2>
      {isRestricted ? (
        <Notice tone="info">{say(said(refusals, 'powerLinkMayNot'))}</Notice>
      ) : (
        <>
          <p>{t.downloadLead}</p>
          <p>
            <a href={MY_DATA_ADDRESS}>{t.download}</a>
          </p>
          {!isBeside && (
            <>
              <p>{t.deleteLead}</p>
              <LinkButton to="/delete-profile" look="secondary">
                {t.delete}
              </LinkButton>
            </>
          )}
        </>
      )}
      <Consents consents={consents} />
    </section>
  );
}
