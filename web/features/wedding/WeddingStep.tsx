import type { ReturnedDraft } from '#contract/call.ts';
import { DAY_MS } from '#contract/durations.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { paperAddress, promisePaper } from '#contract/pdf.ts';
import { showDays } from '#contract/together-days.ts';
import { saveWedding, showWedding, tickPapers, WEDDING_KINDS } from '#contract/wedding.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { Days, dayDeeds } from '#web/fields/Days.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import type { TogetherStepProps } from '#web/fields/together-step.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { weddingKinds } from '#words/choices/weddings.ts';
import { labelIn } from '#words/label.ts';
import { longDate } from '#words/numbers.ts';
import { weddingTexts } from './wedding.texts.ts';

type Wedding = ReturnedDraft<typeof showWedding>;
type Loaded = Wedding & { language: string; days: ReturnedDraft<typeof showDays>['days'] };

const weddingDeeds = deeds({ wedding: saveWedding, papers: tickPapers });
const { Deed } = weddingDeeds;
/** The actions of the step's forms. */
export const actions = { ...weddingDeeds.actions, ...dayDeeds.actions };

/** Loads the wedding, its texts in the reader's language, and the days that the two families have planned. */
export async function load(visit: Visit, member: string): Promise<Loaded> {
  const [wedding, { days }] = await Promise.all([
    loadCall(visit, showWedding, { member }),
    loadCall(visit, showDays, { member }),
  ]);
  return { ...wedding, days, language: visit.language };
}

/** The kinds of days around a wedding. The page shows the wedding day itself above them. */
const KINDS_AROUND = ['notice', 'registration', 'ashirbad', 'reception', 'other'] as const;

/** The wedding: its day, the days around it, its registration, the papers for that, and the promise of no dowry. */
export function Component({ member, loaded }: TogetherStepProps<Loaded>) {
  const { texts, papers, promise, language } = loaded;
  const t = useTexts(weddingTexts);
  const writtenTexts = texts.filter(({ html }) => html !== '');
  return (
    <>
      <TheDay member={member} wedding={loaded} />
      <section aria-labelledby="days">
        <h2 id="days">{t.days}</h2>
        <Days member={member} days={loaded.days} kinds={KINDS_AROUND} />
      </section>
      {writtenTexts.length === 0 && papers.length === 0 && promise === '' && <p className="soft">{t.nothingYet}</p>}
      {writtenTexts.length > 0 && (
        <section aria-labelledby="registering">
          <h2 id="registering">{t.registering}</h2>
          <p>{t.registeringLead}</p>
          <Accordion
            items={writtenTexts.map(({ key, html }) => ({
              id: key,
              heading: t[key],
              content: <RichText html={html} language={language} />,
            }))}
          />
        </section>
      )}
      {papers.length > 0 && <Papers member={member} papers={papers} />}
      {promise !== '' && (
        <section aria-labelledby="promise">
          <h2 id="promise">{t.promise}</h2>
          <p>{t.promiseLead}</p>
          <RichText html={promise} language={language} />
          <Downloads member={member} />
        </section>
      )}
    </>
  );
}

/** The day and kind of the wedding, who entered them, and the form for them. */
function TheDay({ member, wedding: { day, kind, enteredBy } }: { member: string; wedding: Wedding }) {
  const t = useTexts(weddingTexts);
  const language = useLanguage();
  const knownKind = WEDDING_KINDS.find((value) => value === kind);
  const isEntered = day !== '' || knownKind !== undefined;
  const enteredByText = enteredBy !== '' && t[enteredBy === 'us' ? 'byUs' : 'byThem'];
  return (
    <section aria-labelledby="day">
      <h2 id="day">{t.dayHeading}</h2>
      {day !== '' && <p>{t.standsOn(longDate(day, language))}</p>}
      {knownKind && <p>{t.kindIs(labelIn(weddingKinds[knownKind], language))}</p>}
      {day !== '' && knownKind === 'special' && <p>{t.noticeBy(longDate(lastNoticeDay(day), language))}</p>}
      <p className="soft">{isEntered ? enteredByText : t.none}</p>
      <Deed deed="wedding" member={member} label={t.save} initial={{ day, kind }} key={`${day} ${kind}`}>
        {(field) => (
          <>
            <TextField {...field('day')} label={t.day} type="date" />
            <ChoiceSelect {...field('kind')} label={t.kind} names={weddingKinds} none={t.kindNone} />
          </>
        )}
      </Deed>
    </section>
  );
}

/** The checklist of the papers for the registration. */
function Papers({ member, papers }: { member: string; papers: Wedding['papers'] }) {
  const t = useTexts(weddingTexts);
  const tickedKeys = papers.flatMap(({ key, isTicked }) => (isTicked ? key : [])).join(',');
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{t.papers}</h2>
      <Deed deed="papers" member={member} label={t.savePapers} initial={{ papers: tickedKeys }} key={tickedKeys}>
        {(field) => (
          <CheckListField
            {...field('papers')}
            label={t.papersLead}
            options={papers.map(({ key, words }) => ({ value: key, label: words }))}
          />
        )}
      </Deed>
    </section>
  );
}

/** Links to the promise as a PDF in each language. */
function Downloads({ member }: { member: string }) {
  const t = useTexts(weddingTexts);
  const language = useLanguage();
  const { profileId } = useMember();
  // The reader's own language comes first.
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  return (
    <Actions>
      {languages.map((paperLanguage) => (
        <LinkButton
          key={paperLanguage}
          to={paperAddress(promisePaper, { pid: profileId, member, language: paperLanguage })}
          look="secondary"
          isFile
        >
          {paperLanguage === 'bn' ? t.inBengali : t.inEnglish}
        </LinkButton>
      ))}
    </Actions>
  );
}

/** Days for objections after the notice is published (Special Marriage Act, 1954, section 7). */
const NOTICE_DAYS = 30;

/** Returns the last day (`YYYY-MM-DD`) to give notice for a wedding on `day` (`YYYY-MM-DD`). */
function lastNoticeDay(day: string): string {
  const noticeTime = Date.parse(`${day}T00:00:00Z`) - NOTICE_DAYS * DAY_MS;
  return new Date(noticeTime).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
