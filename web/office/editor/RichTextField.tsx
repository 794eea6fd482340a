import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { describe } from '#web/ui/describe.ts';
import fieldStyles from '#web/ui/Field.module.css';
import { Field, type FieldProps } from '#web/ui/Field.tsx';
import type { Deed } from './deeds.ts';
import { editorTexts } from './editor.texts.ts';
import { LinkRow } from './LinkRow.tsx';
import type { Editor } from './open-editor.ts';
import styles from './RichTextField.module.css';

interface Props extends FieldProps {
  /** `hint` says how to write in the plain field. */
  defaultValue: string;
  /** The language of the text, which may differ from the page's. */
  lang: string;
  rows: number;
}

const BUTTONS: readonly Deed[] = ['heading', 'smallHeading', 'bold', 'italic', 'bullets', 'numbers', 'undo', 'redo'];
const STATELESS: readonly Deed[] = ['undo', 'redo'];

/**
 * An editor for text with headings, lists and links. The plain field, which contains the same text as HTML, is what the
 * form sends. It is shown alone until the editor has loaded, and if loading fails.
 */
export function RichTextField(props: Props) {
  const { name, label, id = name, hint: plainHint, error, required, defaultValue, lang, rows } = props;
  const t = useTexts(editorTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [active, setActive] = useState<ReadonlySet<Deed | 'link'>>(new Set());
  const [linking, setLinking] = useState(false);
  const hint = editor ? undefined : plainHint;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; another text comes with another form
  useEffect(() => {
    let opened: Editor | undefined;
    let isGone = false;
    // If the editor cannot be loaded, the plain field stays.
    import('./open-editor.ts').then(
      ({ openEditor }) => {
        const [field, around] = [area.current, place.current];
        if (isGone || !field || !around) return;
        opened = openEditor({
          place: around,
          html: field.value,
          attributes: {
            id,
            lang,
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-labelledby': `${id}-label`,
            ...(required && { 'aria-required': 'true' }),
            class: styles.page ?? '',
          },
          onChange(html) {
            field.value = html;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          },
          onMove: setActive,
          onLink: () => setLinking(true),
        });
        setEditor(opened);
      },
      () => {},
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);

  return (
    <Field {...{ id, hint, error, required }} label={<span id={`${id}-label`}>{label}</span>}>
      <div className={styles.field} data-wrong={error ? 'yes' : undefined}>
        {editor && (
          <div className={styles.buttons} role="toolbar" aria-label={t.toolbar} aria-controls={id}>
            {BUTTONS.map((deed) => (
              <button
                key={deed}
                type="button"
                aria-pressed={STATELESS.includes(deed) ? undefined : active.has(deed)}
                onClick={() => editor.do(deed)}
              >
                {t[deed]}
              </button>
            ))}
            <button
              type="button"
              aria-expanded={linking}
              aria-pressed={active.has('link')}
              onClick={() => setLinking(!linking)}
            >
              {t.link}
            </button>
          </div>
        )}
        {editor && linking && <LinkRow id={`${id}-link`} editor={editor} onDone={() => setLinking(false)} />}
        <div ref={place} hidden={!editor} />
        <textarea
          {...describe(id, { hint, error, required })}
          {...{ name, rows, lang, defaultValue }}
          ref={area}
          id={editor ? `${id}-html` : id}
          hidden={editor !== undefined}
          className={fieldStyles.control}
        />
      </div>
    </Field>
  );
}
