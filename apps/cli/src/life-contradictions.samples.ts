const POST =
  'your (?:job|manager|salary|career)|promotion|leaving your income|risk your income|next desk';

/** By what a person told, or by a high age: words of direct answers and advice that contradict it. */
export const CONTRADICTIONS: Readonly<Record<string, RegExp>> = {
  single: /your (?:spouse|husband|wife|in-laws)|जीवनसाथी के साथ अभी/iu,
  together:
    /ready to meet people|three meetings|to meet you|asked yet|रिश्ते देखने को तैयार|तीन मुलाक़ातें/iu,
  engaged:
    /ready to meet people|three meetings|asked yet|widen the circle|marriage is likely|little movement|दायरा बढ़ाएँ|तीन मुलाक़ातें/iu,
  married:
    /wedding|will marry|marrying|before you promise|choosing slowly|to meet you|meet people|marriage plans|साथी चुनना|शादी का समय|शादी की ओर|शादी से पहले/iu,
  separated: /your wedding|usual time in your circle|your partner first|promised in your chart/iu,
  widowed:
    /your wedding|usual time in your circle|with your partner|you and your partner|your partner first|अपने साथी से एक राय/iu,
  studying: new RegExp(`${POST}|आमदनी छोड़ने|अगली बढ़ोतरी|बग़ल की मेज़`, 'iu'),
  'own-business': /promotion|your manager|next desk|new role|quick titles|बग़ल की मेज़/iu,
  'at-home':
    /promotion|your manager|next desk|leaving your income|risk your income|बग़ल की मेज़|आमदनी छोड़ने/iu,
  looking:
    /promotion|your manager|next desk|leaving your income|risk your income|next pay step|बग़ल की मेज़|आमदनी छोड़ने/iu,
  retired: new RegExp(`${POST}|higher pay|next pay step|résumé|अगली बढ़ोतरी|आमदनी छोड़ने|तरक़्क़ी`, 'iu'),
  AE: /going abroad|settling abroad|keeps you here for|before you move for good|विदेश में बसने|विदेश जाकर/iu,
  elder:
    /résumé|ten years ahead|reach of a post|new degree|stable employment for decades|within five years|coming five years|पाँच साल के भीतर/iu,
};
