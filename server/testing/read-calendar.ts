/**
 * Parses a calendar file by RFC 5545: unfolds lines and unescapes values. `names` are the properties in order, with
 * `BEGIN:…` and `END:…`; of properties with the same name, `properties` has the last. Throws for an invalid line.
 */
export function readCalendar(file: string): { names: string[]; properties: Record<string, string> } {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const names: string[] = [];
  const properties: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[A-Z]+=[\w-]+)*:([^\r\n]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no line of a calendar: ${JSON.stringify(line)}`);
    names.push(name === 'BEGIN' || name === 'END' ? `${name}:${value}` : name);
    properties[name] = value.replace(/\\(.)/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign));
  }
  return { names, properties };
}
