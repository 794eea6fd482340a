import { useActionData } from 'react-router';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { showSealedWord } from '#contract/sealed-words.ts';
import { load as ask } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import type { Visit } from '#web/api/visit.ts';
import type { TogetherStepProps } from '#web/fields/together-step.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Terms } from '#web/ui/Terms.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import styles from './SealedWordStep.module.css';
import { sealedWordConsentTexts } from './sealed-word-consent.texts.ts';
import { type OpenedWord, sealedWordDeeds } from './sealed-words.actions.ts';
import { sealedWordsTexts } from './sealed-words.texts.ts';

/** The HTTP status of the call for everybody except a bride or groom with an own account. */
const FORBIDDEN = 403;

const { Deed } = sealedWordDeeds;

type Facts = ReturnedDraft<typeof showSealedWord>;

/** The actions of the step's forms. */
export const { actions } = sealedWordDeeds;

/** Loads the sealed word. Returns null for everybody except a bride or groom with an own account. */
export const load = (visit: Visit, member: string): Promise<Facts | null> =>
  loadUnless(FORBIDDEN, ask(visit, showSealedWord, { member }));

/** The exchange of one fact of health between the two candidates. */
export function Component({ member, loaded }: TogetherStepProps<Facts | null>) {
  const t = useTexts(sealedWordsTexts);
  if (loaded === null) return <p>{t.candidatesAlone}</p>;
  return (
    <>
      <p>{t.lead}</p>
      <TheirWord member={member} facts={loaded} />
      <OwnWord member={member} facts={loaded} />
    </>
  );
}

interface Props {
  member: string;
  facts: Facts;
}

/** The other candidate's word: how often and until when it can be opened, the promise, and the opened words. */
function TheirWord({ member, facts: { theirs, theirsUntil, openingsLeft } }: Props) {
  const t = useTexts(sealedWordsTexts);
  const consent = useTexts(sealedWordConsentTexts);
  const language = useLanguage();
  const result = useActionData<Partial<OpenedWord>>();
  const openedWords = result?.deed === 'open' && result.code === OUTCOME.done ? result.words : undefined;
  if (theirs === '' && !openedWords) return null;
  const openingsLeftText = () => {
    if (openingsLeft === 1) return t.once;
    return openingsLeft === 2 ? t.twice : t.times;
  };
  return (
    <section id="theirs">
      <h2>{openedWords ? t.opened : t.theirs}</h2>
      {openedWords && (
        <Card>
          <p className={`screen-only ${styles.words}`}>{openedWords}</p>
          <p className="soft">{t.closes}</p>
        </Card>
      )}
      {theirs === 'spent' ? (
        <p>{t.noneLeft}</p>
      ) : (
        <>
          <p>{t.theirsLead(openingsLeftText(), dayInIndia(theirsUntil, language))}</p>
          <Deed
            deed="open"
            member={member}
            label={t.open}
            look="primary"
            sent={{ textVersion: CONSENTS.sealedPromise.version, language }}
          >
            {(field) => {
              const { name, id, error } = field('promises');
              return (
                <>
                  <p>{consent.promiseLead}</p>
                  <p>{consent.promiseOften}</p>
                  <p>{consent.promiseLaw}</p>
                  <CheckboxField {...{ name, id, error }} label={consent.promise} />
                </>
              );
            }}
          </Deed>
        </>
      )}
    </section>
  );
}

/** The reader's own word: its state, or the form to write it. */
function OwnWord({ member, facts: { isPossible, mine, mineUntil, theirs } }: Props) {
  const t = useTexts(sealedWordsTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const until = mineUntil && dayInIndia(mineUntil, language);
  // If the other candidate has written a word for the reader, the reader's own form is folded below that word.
  if (mine === '' && isPossible && theirs !== '') {
    const content = <WordForm member={member} />;
    return <Accordion items={[{ id: 'mine', heading: t.mine, content, isOpen: result?.deed === 'seal' }]} />;
  }
  return (
    <section id="mine">
      <h2>{t.mine}</h2>
      {mine === 'sealed' && (
        <>
          <p>{t.mineSealed(until)}</p>
          <p>{t.tellThem}</p>
          <Deed deed="takeBack" member={member} label={t.takeBack} />
        </>
      )}
      {mine === 'opened' && <p>{t.mineOpened(until)}</p>}
      {mine === '' && (isPossible ? <WordForm member={member} /> : <NotYet />)}
    </section>
  );
}

/** Explains that no word can be written yet. The reason is not given. */
function NotYet() {
  const t = useTexts(sealedWordsTexts);
  return (
    <>
      <p>{t.notYet}</p>
      <LinkButton to="/contact-us">{t.toOffice}</LinkButton>
    </>
  );
}

/** The consent in full, and the form for the word. */
function WordForm({ member }: { member: string }) {
  const t = useTexts(sealedWordsTexts);
  const consent = useTexts(sealedWordConsentTexts);
  const language = useLanguage();
  return (
    <>
      <Card title={t.readFirst}>
        <Terms
          of={[
            [consent.freeName, consent.free],
            [consent.readerName, consent.reader],
            [consent.oftenName, consent.often],
            [consent.untilName, consent.until],
            [consent.backName, consent.back],
            [consent.riskName, consent.risk],
            [consent.lawName, consent.law],
          ]}
        />
      </Card>
      <Deed
        deed="seal"
        member={member}
        label={t.seal}
        look="primary"
        sent={{ textVersion: CONSENTS.sealedWord.version, language }}
      >
        {(field) => {
          const { name, id, error } = field('agrees');
          return (
            <>
              <TextAreaField {...field('words')} label={t.words} hint={t.wordsHint} autoComplete="off" />
              <CheckboxField {...{ name, id, error }} label={consent.agree} />
              <p>{t.tellThem}</p>
            </>
          );
        }}
      </Deed>
    </>
  );
}
