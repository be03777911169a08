/** The words of the page about instalments, by language. INST-10, INST-11 */
export const instalmentWords = {
  en: {
    title: 'Pay in {count} with {brand}',
    intro: 'Get it now and pay in {count} equal parts, every two weeks. There is no interest.',
    steps: [
      { title: 'Choose {brand}', text: 'Fill your cart as always and choose {brand} to pay.' },
      {
        title: 'Sign in or sign up',
        text: '{brand} asks for some details and tells you within seconds whether it agrees.',
      },
      {
        title: 'Pay the first part today',
        text: 'The other parts are taken from your card every two weeks. We send your order at once.',
      },
    ],
    bounds: 'For orders over {min} and up to {max}.',
    terms: '{brand} charges late fees if a part cannot be taken. Its terms apply, not ours.',
    termsLink: 'Terms of {brand}',
  },
  fr: {
    title: 'Payez en {count} fois avec {brand}',
    intro:
      'Recevez votre commande maintenant et payez en {count} versements égaux, toutes les deux semaines. Sans intérêts.',
    steps: [
      {
        title: 'Choisissez {brand}',
        text: 'Remplissez votre panier comme d’habitude, puis choisissez {brand} pour payer.',
      },
      {
        title: 'Connectez-vous ou inscrivez-vous',
        text: '{brand} demande quelques renseignements et répond en quelques secondes.',
      },
      {
        title: 'Payez le premier versement aujourd’hui',
        text: 'Les autres sont prélevés sur votre carte toutes les deux semaines. Nous expédions tout de suite.',
      },
    ],
    bounds: 'Pour les commandes de plus de {min} et jusqu’à {max}.',
    terms:
      '{brand} facture des frais de retard si un versement ne peut être prélevé. Ses conditions s’appliquent, pas les nôtres.',
    termsLink: 'Conditions de {brand}',
  },
} as const;
