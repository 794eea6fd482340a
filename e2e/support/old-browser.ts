import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Chromium, chromiumArgs } from '../chromium.ts';

/** A page of a browser too old for Playwright. It is controlled by the few protocol commands that a journey needs. */
export interface OldBrowser {
  /** Opens a URL and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Returns the value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Waits until an expression is true in the current page. */
  until(expression: string): Promise<void>;
  /** Runs a script before every page's own scripts. */
  runFirst(source: string): Promise<unknown>;
  fill(selector: string, value: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Errors of scripts, the console and the content security policy so far. */
  faults: string[];
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** Starts a Chromium with one page of a phone's size, in separate processes as on a phone. */
export async function startOldBrowser({ executablePath, env }: Chromium, profile: string): Promise<OldBrowser> {
  const args = [
    ...chromiumArgs,
    '--headless',
    '--no-zygote',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(executablePath, [...args, '--window-size=360,740', 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await addressOf(browser);
  const opened = await fetch(`http://${new URL(address).host}/json/new?about:blank`);
  const target: { webSocketDebuggerUrl: string } = JSON.parse(await opened.text());
  const page = await connect(target.webSocketDebuggerUrl);
  for (const domain of ['Page', 'Runtime', 'Log']) await page.send(`${domain}.enable`);

  async function read<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  }

  async function until(expression: string): Promise<void> {
    for (const start = Date.now(); Date.now() - start < PATIENCE_MS; ) {
      // While a page is replaced by another, reading fails.
      if (await read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const text = await read<string>('location.pathname + document.querySelector("main").innerText').catch(String);
    throw new Error(`Waited in vain for ${expression} in\n${text}\n${page.faults.join('\n')}`);
  }

  /** Waits for an element and calls a function of the page with it. */
  const act = async (selector: string, pageFunction: string) => {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await until(element);
    await read(`(${pageFunction})(${element})`);
  };

  return {
    open: async (url) => {
      await page.send('Page.navigate', { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    },
    read,
    until,
    runFirst: (source) => page.send('Page.addScriptToEvaluateOnNewDocument', { source }),
    fill: (selector, value) => {
      const events = `${dispatch('input')} ${dispatch('change')}`;
      return act(selector, `(field) => { field.value = ${JSON.stringify(value)}; ${events} }`);
    },
    click: (selector) => act(selector, '(element) => element.click()'),
    faults: page.faults,
    close: async () => {
      const ended = once(browser, 'exit');
      browser.kill('SIGKILL');
      await ended;
    },
  };
}

/** Returns a statement of the page that sends an event to the field. */
const dispatch = (event: string) => `field.dispatchEvent(new Event('${event}', { bubbles: true }));`;

/** Returns the address of the browser's protocol, which it prints at its start. */
function addressOf(browser: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    browser.stderr?.on('data', (text: Buffer) => {
      output += text;
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    browser.on('error', reject);
    browser.on('exit', (code) => reject(new Error(`The old Chromium ended with ${code}:\n${output}`)));
  });
}

/** A message of the protocol: the answer to a command, or an event. */
interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Answer;
  error?: { message: string };
}

interface Answer {
  // The caller's expression determines the type.
  result: { value: never };
  exceptionDetails?: unknown;
}

/** A command that waits for its answer. */
interface WaitingCommand {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Connects to a page by the browser's protocol. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waitingCommands = new Map<number, WaitingCommand>();
  const faults: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, method = '', params, result, error }: Message = JSON.parse(String(data));
    if (error) waitingCommands.get(id)?.reject(new Error(error.message));
    else if (result) waitingCommands.get(id)?.resolve(result);
    else if (isFault(method, params)) faults.push(JSON.stringify(params).slice(0, 1_000));
  });
  return {
    faults,
    send: (method: string, params = {}): Promise<Answer> => {
      const id = waitingCommands.size + 1;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => waitingCommands.set(id, { resolve, reject }));
    },
  };
}

/** Whether an event reports an error of a script, the console or the log. */
function isFault(method: string, params: Message['params']): boolean {
  if (method === 'Runtime.consoleAPICalled') return params?.type === 'error';
  const entry = params?.entry;
  return (
    method === 'Runtime.exceptionThrown' ||
    (method === 'Log.entryAdded' && typeof entry === 'object' && JSON.stringify(entry).includes('"level":"error"'))
  );
}
