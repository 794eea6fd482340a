import { type ReactNode, useEffect, useState } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import { stepPersonal } from '#contract/details.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { Message } from '#contract/message.ts';
import { HOROSCOPE_FILE, type personalForm, type showPersonal } from '#contract/personal.ts';
import type { PathOf } from '#contract/wire.ts';
import type { Place } from '#matching/places.ts';
import { BirthChart } from '#web/card/BirthChart.tsx';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { chosenFileProblem } from '#web/fields/chosen-file-problem.ts';
import { FileOnItsWay } from '#web/fields/FileOnItsWay.tsx';
import { fileTexts } from '#web/fields/file.texts.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { PlaceField } from '#web/fields/PlaceField.tsx';
import { fill } from '#web/forms/draft.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { FileField } from '#web/ui/FileField.tsx';
import { Group } from '#web/ui/Group.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { personChoices } from '#words/choices/person.ts';
import { answerHints, personalLabels } from '#words/labels/personal.ts';
import { nameIn } from '#words/values.ts';
import { ComputedLine } from './ComputedLine.tsx';
import type { ComputedHoroscope } from './computed-horoscope.ts';
import styles from './PersonalForm.module.css';
import { personalTexts } from './personal.texts.ts';

/** The answers of the horoscope that the moment and place of birth determine. */
type Star = 'rashi' | 'gon' | 'logno' | 'nakshatra' | 'pada';

interface Props {
  page: FormPage<PathOf<typeof personalForm.fields>>;
  /** The values with which the form was rendered, keyed by control name. */
  initial: Readonly<Record<string, string>>;
  loaded: ReturnedDraft<typeof showPersonal>;
  /** Renders the other questions about the stars. `computed` returns a field with its computed value below it. */
  stars: (computed: (name: Star, field: ReactNode, entries: readonly LookupEntry[]) => ReactNode) => ReactNode;
}

/** The fields for the date, time and place of birth, and for the horoscope. */
export function BirthFields({ page, initial, loaded, stars }: Props) {
  const t = useTexts(personalTexts);
  const label = useLabels(personalLabels);
  const hint = useLabels(answerHints);
  const fileWords = useTexts(fileTexts);
  const language = useLanguage();
  const { field } = page;
  const messageText = useMessageText();
  const [problem, setProblem] = useState<Message>();
  const [place, setPlace] = useState<Place>();
  const typedValues = useTyped(page.form.ref, initial);
  const computed = useComputedHoroscope(typedValues.birthDate ?? '', typedValues.birthTime ?? '', place);

  /** Chooses a computed value in the select with this name. */
  function fillSelect(name: string, id: string) {
    const control = page.form.ref.current?.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) fill(control, id);
  }
  /**
   * Shows any problem with the chosen file at once. A photo is reduced before it is sent, if this browser can draw it.
   */
  async function prepare(chosen: File | undefined) {
    setProblem(undefined);
    if (!chosen) return;
    const [{ makeSmall }, { PAPER }] = await Promise.all([
      import('#web/fields/make-small.ts'),
      import('#web/fields/shrink-picture.ts'),
    ]);
    const control = page.form.ref.current?.elements.namedItem(HOROSCOPE_FILE) ?? null;
    const isSmall = await makeSmall(control, chosen, PAPER);
    setProblem(await chosenFileProblem(chosen, { takes: ['jpeg', 'png', 'pdf'], other: 'horoscopeKind' }, isSmall));
  }
  /** Returns the field with a line below it, which shows the computed value. */
  const withComputed = (name: Star, ownField: ReactNode, entries: readonly LookupEntry[]) => (
    <div className={styles.computed}>
      {ownField}
      <ComputedLine
        ids={computed?.[name] ?? []}
        entries={entries}
        declared={typedValues[name] ?? ''}
        onUse={(id) => fillSelect(name, id)}
      />
    </div>
  );
  const starField = (name: 'rashi' | 'gon' | 'logno', entries: readonly LookupEntry[]) =>
    withComputed(name, <LookupSelect {...field(name)} label={label(name)} entries={entries} />, entries);
  return (
    <>
      <Group heading={t.moment} reason={t.momentReason}>
        <TextField
          {...field('birthDate')}
          label={label('birthDate')}
          hint={hint('birthDate')}
          type="date"
          autoComplete="bday"
        />
        <TextField {...field('birthTime')} label={label('birthTime')} type="time" />
        <div className={styles.place}>
          <PlaceField
            {...field('birthPlace')}
            label={label('birthPlace')}
            idName="birthPlaceId"
            defaultId={field('birthPlaceId').defaultValue}
            onPlace={setPlace}
          />
        </div>
      </Group>
      <Group heading={t.stars} reason={hint('horoscope')}>
        {starField('rashi', loaded.rashis)}
        {starField('gon', loaded.gons)}
        {starField('logno', loaded.lognos)}
        {computed && (
          <BirthChart marks={computed.marks} rashiNames={loaded.rashis.map((rashi) => nameIn(rashi, language))} />
        )}
        {stars(withComputed)}
        <ChoiceRadio
          {...field('isMangalik')}
          label={label('isMangalik')}
          names={personChoices.yesNo}
          hint={<HoroscopeNote about="mangalik" />}
        />
      </Group>
      <Group heading={t.koshthi} reason={t.koshthiReason}>
        <FileField
          // A new key empties the control once the file is stored, so that another can be chosen.
          key={loaded.horoscopeFile}
          {...fileWords}
          name={HOROSCOPE_FILE}
          error={problem ? messageText(problem) : page.errors[HOROSCOPE_FILE]}
          label={label('horoscope')}
          hint={
            <>
              {t.fileHint} {loaded.horoscopeFile && t.fileKeptHint} <HoroscopeNote about="horoscope" />
            </>
          }
          accept="image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf"
          onChange={(chosen) => void prepare(chosen)}
        />
        <FileOnItsWay calls={[stepPersonal]} control={HOROSCOPE_FILE} />
      </Group>
    </>
  );
}

/**
 * Computes the horoscope from the birth details in the form. Returns null until date and place are known and the engine
 * is loaded, which happens on demand, and for details that are not valid.
 */
function useComputedHoroscope(date: string, time: string, place: Place | undefined): ComputedHoroscope | null {
  const [computed, setComputed] = useState<ComputedHoroscope | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setComputed(null);
    if (date && place) {
      import('./computed-horoscope.ts').then(
        ({ computeHoroscope }) => isCurrent && setComputed(computeHoroscope({ date, time, place })),
        // Without the engine nothing is computed, as without a place.
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [date, time, place]);
  return computed;
}
