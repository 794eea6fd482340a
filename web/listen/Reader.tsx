import { useEffect, useRef, useState } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { Icon } from '#web/art/Icon.tsx';
import { chipsOf } from '#web/card/chips.ts';
import type { Row } from '#web/card/row-of.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import button from '#web/ui/Button.module.css';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { number } from '#words/numbers.ts';
import { readableName } from '#words/readable-name.ts';
import { personForTheEar } from '#words/spoken/person.ts';
import styles from './Reader.module.css';
import { readerTexts } from './reader.texts.ts';
import { type Reading, useReading } from './useReading.ts';
import { type InPlaceOf, readIn, type Sentence, saidOf } from './what-is-read.ts';

/** What is read aloud: `text`, otherwise the part with the id `within`, otherwise the whole page. */
export interface ReaderProps {
  /** A text that is read instead of the page. */
  text?: string | undefined;
  /** The id of the part of the page that is read. */
  within?: string | undefined;
  onClose: () => void;
}

/** What is read aloud, with the page and the language in which it was opened. */
interface ReadingProps extends ReaderProps {
  page: UIMatch | undefined;
  language: Language;
}

/** Marks the element of the sentence that is being spoken. */
const MARK = 'data-read-aloud';

/** Reads the page, a part of it, or a text aloud. Starts again on another page or in another language. */
export function Reader(props: ReaderProps) {
  const language = useLanguage();
  const page = useMatches().at(-1);
  return <ReadAloud key={page?.pathname + language} {...props} {...{ page, language }} />;
}

/** The bar below the page while it is read aloud: the current sentence, with buttons to stop, slow down and go back. */
function ReadAloud({ text, within, page, language, onClose }: ReadingProps) {
  const t = useTexts(readerTexts);
  const [sentences] = useState(() => sentencesFor({ text, within, page, language }));
  const { position, state, isSlow, goTo, setState, setIsSlow } = useReading(sentences);
  const section = useRef<HTMLElement>(null);
  const sentence = sentences[position];

  useEffect(() => {
    section.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const element = state === 'done' ? undefined : sentence?.element;
    if (!element) return;
    element.setAttribute(MARK, '');
    element.scrollIntoView({ block: 'nearest' });
    return () => element.removeAttribute(MARK);
  }, [sentence, state]);

  const isPart = text !== undefined || within !== undefined;
  const count = (value: number) => number(value, language);
  const buttonWords: Record<Reading, string> = { speaking: t.pause, paused: t.goOn, done: t.again };
  function pauseOrGoOn() {
    if (state === 'done') goTo(0);
    else setState(state === 'paused' ? 'speaking' : 'paused');
  }
  return (
    <section
      ref={section}
      className={classNames('screen-only', styles.reader, !isPart && styles.below)}
      aria-label={t.heading}
      data-listen=""
    >
      <div className={styles.ways}>
        <Button type="button" onClick={pauseOrGoOn}>
          <Icon name={state === 'speaking' ? 'pause' : 'play'} />
          {buttonWords[state]}
        </Button>
        <button
          type="button"
          className={`${button.button} ${isSlow ? button.primary : button.secondary}`}
          aria-pressed={isSlow}
          onClick={() => setIsSlow(!isSlow)}
        >
          {t.slower}
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t.back}
          disabled={position === 0}
          onClick={() => goTo(position - 1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t.next}
          disabled={position + 1 >= sentences.length}
          onClick={() => goTo(position + 1)}
        >
          <Icon name="next" />
        </button>
        <button type="button" className={styles.step} aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {sentence ? (
        <p className={styles.sentence}>
          <mark lang={sentence.language}>{sentence.text}</mark>
          <span className="soft"> {t.place(count(position + 1), count(sentences.length))}</span>
        </p>
      ) : (
        <p className={styles.sentence}>{t.nothing}</p>
      )}
    </section>
  );
}

/** Returns the sentences to read: those of the text, of the part with the id, or of the whole page. */
function sentencesFor({ text, within, page, language }: Omit<ReadingProps, 'onClose'>): Sentence[] {
  if (text !== undefined) return saidOf(text, language);
  const root = document.getElementById(within ?? 'main');
  if (!root) return [];
  return readIn(root, language, within === undefined ? sentencesOfPeople(page, language) : undefined);
}

/**
 * Returns sentences to read in place of the short facts about people. Everything else on their pages is in sentences
 * already.
 */
function sentencesOfPeople(page: UIMatch | undefined, language: Language): InPlaceOf {
  const spokenTexts = new Map<Element, readonly string[]>();
  const loaded = page?.loaderData;
  if (isList(loaded)) {
    const chips = chipsOf(loaded.list.matches, language);
    for (const [index, { member }] of loaded.list.matches.entries()) {
      const row = document.getElementById(`name-${member.memberId}`)?.closest('article');
      const spokenChips = (chips[index] ?? []).map((chip) => chip.said ?? chip.text);
      if (!row) continue;
      const spokenPerson = personForTheEar(readableName(member, language), member, language);
      spokenTexts.set(row, [...spokenPerson, ...spokenChips]);
    }
  }
  if (isOfPerson(loaded)) {
    const who = document.getElementById(PAGE_HEADING)?.parentElement;
    if (who && who.id !== 'main' && who.closest('article'))
      spokenTexts.set(who, personForTheEar(readableName(loaded.shared, language), loaded.shared, language));
  }
  return spokenTexts;
}

/** Whether the value is an object with this key. */
const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isList = (loaded: unknown): loaded is { list: { matches: Row[] } } =>
  hasKey(loaded, 'list') && hasKey(loaded.list, 'matches') && Array.isArray(loaded.list.matches);

const isOfPerson = (loaded: unknown): loaded is { shared: SharedView } =>
  hasKey(loaded, 'shared') && hasKey(loaded.shared, 'memberId');
