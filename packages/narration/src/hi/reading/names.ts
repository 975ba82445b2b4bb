/** A name as subject, "मीन राशि का शुक्र", made fit for a postposition: "मीन राशि के शुक्र". */
export const bent = (name: string): string => name.replace(/ का >/u, ' के >');
