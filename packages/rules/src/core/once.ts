/** What is made of something that never changes itself, such as a part of the state: made once for each. */
export function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const before = made.get(of);
    if (before) return before.it;
    const it = make(of);
    made.set(of, { it });
    return it;
  };
}

/** As `once`, where it is another for each seat as well. */
export function onceFor<For extends object, Of extends object, Made>(
  make: (of: Of, whom: For) => Made,
): (of: Of, whom: For) => Made {
  const makers = once((of: Of) => once((whom: For) => make(of, whom)));
  return (of, whom) => makers(of)(whom);
}
