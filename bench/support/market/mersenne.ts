const length = 624;
const middle = 397;

/**
 * The generator MT19937 (Matsumoto and Nishimura 1998). It returns the same 53-bit doubles as
 * `numpy.random.RandomState(seed)`.
 */
export function makeMersenne(seed: number): () => number {
  const state = new Uint32Array(length);
  state[0] = seed;
  for (let at = 1; at < length; at++) {
    const before = state[at - 1] ?? 0;
    state[at] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + at;
  }
  let next = length;

  function draw(): number {
    if (next === length) {
      renew();
      next = 0;
    }
    let word = state[next++] ?? 0;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  function renew(): void {
    for (let at = 0; at < length; at++) {
      const joined = ((state[at] ?? 0) & 0x80000000) | ((state[(at + 1) % length] ?? 0) & 0x7fffffff);
      state[at] = (state[(at + middle) % length] ?? 0) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
    }
  }

  return () => {
    const high = draw() >>> 5;
    const low = draw() >>> 6;
    return (high * 67_108_864 + low) / 9_007_199_254_740_992;
  };
}
