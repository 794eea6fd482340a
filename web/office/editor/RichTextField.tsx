import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { describe } from '#web/ui/describe.ts';
import fieldStyles from '#web/ui/Field.module.css';
import { Field, type FieldProps } from '#web/ui/Field.tsx';
import type { Deed } from './deeds.ts';
import { editorTexts } from './editor.texts.ts';
import { linkFrom } from './link.ts';
import type { Editor } from './open-editor.ts';
import styles from './RichTextField.module.css';

/** The `hint` is for the plain field and is hidden once the editor has loaded. */
interface Props extends FieldProps {
  defaultValue: string;
  /** The language of the text, which may differ from the page's. */
  lang: string;
  rows: number;
}

const BUTTONS: readonly Deed[] = ['heading', 'smallHeading', 'bold', 'italic', 'bullets', 'numbers', 'undo', 'redo'];
/** Actions that are never active, so that their buttons are not shown as pressed. */
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
  const [isLinking, setLinking] = useState(false);
  const hint = editor ? undefined : plainHint;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is opened once; another text comes with another form
  useEffect(() => {
    let opened: Editor | undefined;
    let isGone = false;
    // If the editor cannot be loaded, the plain field stays.
    import('./open-editor.ts').then(
      ({ openEditor }) => {
        const [plainField, editorPlace] = [area.current, place.current];
        if (isGone || !plainField || !editorPlace) return;
        opened = openEditor({
          place: editorPlace,
          html: plainField.value,
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
            plainField.value = html;
            plainField.dispatchEvent(new Event('input', { bubbles: true }));
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
              aria-expanded={isLinking}
              aria-pressed={active.has('link')}
              onClick={() => setLinking(!isLinking)}
            >
              {t.link}
            </button>
          </div>
        )}
        {editor && isLinking && <LinkRow id={`${id}-link`} editor={editor} onDone={() => setLinking(false)} />}
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

interface LinkRowProps {
  id: string;
  editor: Editor;
  onDone: () => void;
}

/** A field for the address of a link. It is not part of the form: Enter sets the link and sends nothing. */
function LinkRow({ id, editor, onDone }: LinkRowProps) {
  const t = useTexts(editorTexts);
  const [currentLink] = useState(() => editor.linkHere());
  const [typed, setTyped] = useState(currentLink);
  const [error, setError] = useState<string>();
  const done = () => {
    onDone();
    editor.focus();
  };
  const put = () => {
    const href = linkFrom(typed);
    if (href === undefined) return setError(t.wrong);
    editor.link(href);
    done();
  };
  return (
    <div className={styles.link}>
      <Field id={id} label={t.address} hint={t.addressHint} error={error}>
        <input
          {...describe(id, { hint: t.addressHint, error })}
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the reader has just pressed the button that opens this field
          autoFocus
          inputMode="url"
          className={fieldStyles.control}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') done();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            put();
          }}
        />
      </Field>
      <div className={styles.linkButtons}>
        <Button type="button" look="secondary" onClick={put}>
          {t.put}
        </Button>
        {currentLink && (
          <Button
            type="button"
            look="quiet"
            onClick={() => {
              editor.link('');
              done();
            }}
          >
            {t.takeAway}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={done}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
