import { useState } from 'react';
import type { Language } from '#contract/choices.ts';
import { showContent } from '#contract/content.ts';
import type { Message } from '#contract/message.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { horoscopeNoteTexts } from './horoscope-note.texts.ts';
import { RichText } from './RichText.tsx';

/** The note's key among the content of the site. */
const NOTE = 'horoscope-note';
const NOTE_LANGUAGES: readonly Language[] = ['bn', 'en'];

interface Props {
  /** The subject of the fields beside the icon. */
  about: 'mangalik' | 'horoscope';
  /** Accessible label, when the subject alone is not specific enough. */
  label?: string;
}

interface Note {
  language: Language;
  html: string;
}

/** The information icon beside mangalik and horoscope fields: it opens the note, Bengali first. */
export function HoroscopeNote({ about, label }: Props) {
  const t = useTexts(horoscopeNoteTexts);
  const messageText = useMessageText();
  const readerLanguage = useLanguage();
  const isAlive = useIsAlive();
  const [isOpen, setIsOpen] = useState(false);
  const [notes, setNotes] = useState<Note[]>([]);
  const [trouble, setTrouble] = useState<Message>();
  const close = () => setIsOpen(false);

  async function open() {
    setIsOpen(true);
    if (notes.length > 0) return;
    // The specification gives the note in Bengali; an English reader gets both languages.
    const languages = NOTE_LANGUAGES.filter((language) => language === 'bn' || language === readerLanguage);
    const answers = await Promise.all(languages.map((language) => browserApi(showContent, { key: NOTE, language })));
    setNotes(
      languages.flatMap((language, index) => {
        const answer = answers[index];
        return answer?.ok ? [{ language, html: answer.values.html }] : [];
      }),
    );
    setTrouble(answers.flatMap((answer) => (answer.ok ? [] : answer.message))[0]);
  }

  if (!isAlive) return null;
  return (
    <>
      <Button type="button" look="quiet" onClick={open}>
        <Icon name="info" />
        {label ?? t[about]}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={t.title} closeLabel={t.close}>
        {trouble && <p role="alert">{messageText(trouble)}</p>}
        {notes.map(({ language, html }) => (
          <RichText key={language} html={html} language={language} />
        ))}
        <Button type="button" onClick={close}>
          {t.ok}
        </Button>
      </Modal>
    </>
  );
}
