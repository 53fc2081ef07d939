extension LexiconText {
  // Words of advertising in other languages, after the tag of the language, as "promotion" has them
  // for English. About 50 phrases of each language. Those of Japanese, which writes no spaces, are
  // parts of a text.
  static let promotionAbroad = """
    de | jetzt kaufen|upgraden|abonnieren|bestellen|zugreifen|verfügbar|erhältlich|neu|buchen
    de | jetzt ~2 sichern
    de | kostenlos|gratis testen|probieren, \
      kostenlose|gratis testphase|probezeit|testversion
    de | kostenloses probeabo
    de | gratismonat, gratis-monat, monat|monate|wochen|tage gratis|kostenlos|geschenkt
    de | kostenloser|kostenlosen monat
    de | # rabatt|günstiger|billiger|reduziert|nachlass
    de | # prozent rabatt|günstiger|billiger|reduziert, spare|sparen ~2 #
    de | bis zu # sparen, # sparen, nur # im|pro monat|jahr, ab # im|pro monat|jahr, \
      nur heute
    de | nur noch heute
    de | nur für kurze zeit, zum halben preis, halber preis, sonderangebot, sonderangebote
    de | sonderpreis, aktionspreis
    de | schnäppchen, rabattaktion, schlussverkauf, bestpreis, tiefpreis, \
      angebot endet|gilt
    de | solange der vorrat
    de | limitiertes|exklusives|einmaliges angebot
    de | entdecke|entdecken|erlebe|erleben|teste|probiere ~1 unser|unsere|unseren
    de | hol|holen dir|sie ~2 premium|pro|plus|gold
    de | auf premium|pro|plus|gold ~1 upgraden|umsteigen|wechseln
    de | upgrade auf, wechsle|steige|steig|upgrade ~1 zu|auf premium|pro|plus|gold
    de | werde|werden ~2 mitglied, premium-mitglied
    de | premium-mitglieder, premium-abo, premium-version
    de | schalte|schalten ~1 alle|unbegrenzte|sämtliche ~2 frei
    de | verpasse|verpassen ~2 nicht, nicht entgehen, bewerte|bewerten ~1 uns|app, \
      letzte chance
    de | geld-zurück-garantie
    fr | achetez maintenant|vite|dès, acheter maintenant, \
      abonnez-vous ~1 maintenant|vite|dès|à
    fr | essai gratuit
    fr | essayez gratuitement, essayez-le gratuitement, \
      mois gratuit|gratuits|offert|offerts
    fr | jours gratuits|offerts
    fr | offre spéciale|limitée|exclusive|promotionnelle, offres spéciales|exclusives, \
      durée limitée
    fr | # de réduction|remise|rabais
    fr | # % de, réduction|remise|rabais de #, économisez ~2 #, jusqu'à # de
    fr | profitez de ~3 offre|offres|réduction|remise
    fr | profitez de l'offre|nos|notre, en promotion, en promo, moitié prix, meilleur prix
    fr | meilleurs prix, code promo
    fr | passez à premium|pro|plus|gold|la, passez au premium|forfait|pro, \
      devenez membre|premium
    fr | membres premium
    fr | version premium|pro|payante, abonnement premium, \
      débloquez tout|toutes|tous|premium
    fr | ne manquez pas, ne ratez pas
    fr | dernière chance, dernières places
    fr | découvrez notre|nos ~1 \
      nouvelle|nouveau|nouvel|nouvelles|nouveaux|dernière|dernier
    fr | découvrez notre|nos ~1 offre|offres|collection|carte, seulement # par mois|an
    fr | pour|dès # par mois|an, notez-nous
    fr | satisfait ou remboursé, sans engagement, livraison gratuite|offerte, \
      maintenant disponible
    fr | disponible dès maintenant
    fr | commandez maintenant|vite|dès, bon plan, bons plans, aujourd'hui seulement, \
      prix cassés
    es | compra|comprar|compre ahora|ya|hoy, cómpralo, suscríbete ahora|ya|hoy
    es | prueba|pruébalo gratis, prueba gratuita
    es | gratis durante, mes|meses|semana|semanas|días gratis, \
      oferta especial|limitada|exclusiva
    es | ofertas especiales|exclusivas
    es | tiempo limitado, # de descuento, descuento del|de #, ahorra ~2 #, \
      ahorra hasta, rebajas
    es | mitad de precio
    es | aprovecha ~3 oferta|ofertas|descuento|promoción, mejor precio, mejores precios
    es | pásate a premium|pro|plus|la
    es | hazte premium|pro|plus|socio|miembro, hazte con, actualiza a premium|pro|plus|la
    es | versión premium|pro|de
    es | plan premium, miembros premium, suscripción premium, \
      desbloquea todo|todos|todas|premium
    es | no te ~1 pierdas
    es | última oportunidad, últimas unidades, solo|sólo hoy
    es | descubre|conoce|prueba nuestro|nuestra|nuestros|nuestras
    es | solo|sólo|por|desde # al mes|año, valóranos, califícanos, ya disponible, \
      ya a la venta
    es | envío gratis, compra uno
    es | código promocional, date prisa, consigue premium|pro|plus, la mejor app, \
      dos por uno
    ja | 無料体験, 無料トライアル, 無料お試し, 無料で試, 期間限定, 今だけ, セール中, セール開催, 大セール, 半額, 割引, %オフ, ％オフ
    ja | %off, ％off, % off, お得, 今すぐ購入, 今すぐ登録, 今すぐ申し込, 今すぐアップグレード, アップグレードしよう, プレミアムに
    ja | プレミアム会員, プレミアムプラン, 有料プラン, 有料会員, プロ版, 新発売, 発売中, 新登場, キャンペーン, ポイント還元, 最安
    ja | 特別価格, 特別オファー, 初月無料, か月無料, ヶ月無料, カ月無料, か月間無料, 日間無料, お見逃しなく, 送料無料
    ja | 評価をお願い, レビューをお願い, 大人気, 数量限定, 先着, プレゼント中, 最大の特典
    """

  // Verbs of inputs in other languages, after the tag of the language and the inputs to which they
  // belong. About 15 phrases of each language. Words that also mean typing or a key are not here.
  static let inputsAbroad = """
    de pointer | klick, klicke, klicken, klickst, klickt, klicks, doppelklick, \
      doppelklicke
    de pointer | doppelklicken, rechtsklick, rechtsklicke
    de pointer | anklicken, angeklickt, mausklick, klickend
    de touch gaze | tippe|tipp|tippen|tippst|tippt ~2 auf, auf ~3 tippen|tippst|tippt, \
      antippen
    de touch gaze | doppeltippen, doppeltippe, tippe|tippen doppelt|zweimal, doppeltipp
    fr pointer | cliquez, cliquer, clique, cliquant, cliques, double-cliquez, \
      double-cliquer, clic
    fr pointer | clics, double-clic
    fr touch gaze | touchez, toucher, tapotez, tapoter, effleurez, touchant
    es pointer | clic, clics, cliquea, clica, clicar, clique, doble-clic, haciendo clic
    es touch gaze | toca|toque|tocar|tocando|toques \
      en|sobre|para|aquí|dos|este|esta|cualquier
    es touch gaze | toca|toque|tocar|tocando el|la|los|las|un|una \
      !piano|guitarra|canción|nota|notas
    ja pointer | クリック
    ja touch gaze | タップ
    """

  // Words for devices in other languages: a text that names one may use the verbs of its input.
  static let devicesAbroad = """
    de pointer | maus, mauszeiger, zeiger, trackpad, mac, mauspad
    de touch gaze | finger, fingern, touchscreen, iphone, ipad, trackpad
    fr pointer | souris, pointeur, curseur, trackpad, mac
    fr touch gaze | doigt, doigts, tactile, iphone, ipad, trackpad
    es pointer | ratón, puntero, cursor, trackpad, mac
    es touch gaze | dedo, dedos, táctil, iphone, ipad, trackpad
    ja pointer | マウス, ポインタ, カーソル, トラックパッド, mac
    ja touch gaze | 指, タッチスクリーン, iphone, ipad, トラックパッド
    """

  // Titles of buttons that answer a question in other languages, and those that mean OK.
  static let answersAbroad = """
    de | ja, nein, nö, jawohl
    fr | oui, non, ouais
    es | sí, si, no
    ja | はい, いいえ, いえ, ええ
    """
  static let agreementsAbroad = """
    de | ok, okay, o.k, in ordnung, einverstanden
    fr | ok, okay, o.k, d'accord
    es | ok, okay, o.k, vale, aceptar, de acuerdo
    ja | ok, okay, 了解, オーケー
    """
}
