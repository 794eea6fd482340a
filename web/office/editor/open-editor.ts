import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { activeFormats, commandOf, type Deed, linkedRange, setLink } from './deeds.ts';
import { readHtml, writeHtml } from './html.ts';
import { cleanPasted } from './pasted.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** An opened editor. */
export interface Editor {
  do: (deed: Deed) => void;
  /** Sets the link at the cursor; `''` removes it. */
  link: (href: string) => void;
  /** Returns the address of the link at the cursor, or `''`. */
  linkHere: () => string;
  focus: () => void;
  close: () => void;
}

interface Opening {
  place: HTMLElement;
  html: string;
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  /** Called with the formats at the cursor after every change and move. */
  onMove: (active: ReadonlySet<Deed | 'link'>) => void;
  /** Called when the key for links is pressed. */
  onLink: () => void;
}

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Opens the editor in an element of the page. Tab moves to the next field, and Ctrl+] indents a list entry. */
export function openEditor({ place, html, attributes, onChange, onMove, onLink }: Opening): Editor {
  const openLinkRow: Command = () => {
    onLink();
    return true;
  };
  const keys = keymap({
    'Mod-b': commandOf('bold'),
    'Mod-i': commandOf('italic'),
    'Mod-Alt-2': commandOf('heading'),
    'Mod-Alt-3': commandOf('smallHeading'),
    'Mod-Shift-8': commandOf('bullets'),
    'Mod-Shift-7': commandOf('numbers'),
    'Mod-z': commandOf('undo'),
    'Mod-y': commandOf('redo'),
    'Mod-Shift-z': commandOf('redo'),
    'Mod-k': openLinkRow,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Shift-Enter': newLine,
    Enter: splitListItem(nodes.list_item),
  });
  // Signs typed at the start of a line, in the notation of Markdown.
  const typedSigns = inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
      wrappingInputRule(/^[1১][.)]\s$/, nodes.ordered_list),
      textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
      textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    ],
  });
  const view = new EditorView(place, {
    state: EditorState.create({ doc: readHtml(html), plugins: [typedSigns, keys, keymap(baseKeymap), history()] }),
    attributes,
    transformPastedHTML: cleanPasted,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      // An unchanged text is sent exactly as it was loaded.
      if (transaction.docChanged) onChange(writeHtml(view.state.doc));
      onMove(activeFormats(view.state));
    },
  });
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return {
    do: (deed) => run(commandOf(deed)),
    link: (href) => run(setLink(href)),
    linkHere: () => linkedRange(view.state).href,
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
