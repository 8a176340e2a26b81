/**
 * Everyday Malay words that English does not have: enough to tell the language of an answer. Our own list. Words
 * that both languages write alike (air, main, pun, dia as a name …) are left out.
 */
export const MALAY_WORDS: ReadonlySet<string> = new Set(
  `ada adalah adik agar ahli akan aku alam amat anak anda apa apabila atas atau ayah awak bagai bagaimana bagi bagus
  bahasa bahawa baik baju bandar bangun banyak bapa barang baru bawah beberapa begitu belajar beli belum benda
  berada bercakap berjalan berkata berkumpul bermain bersama bersih besar betul biasa bila boleh buah buat bukan buku
  bulan bunga cakap cantik cari cerita cikgu cinta cuaca cuba cuti dalam dapat dari daripada datang dekat dengan depan
  di dia diri dua duduk dulu duit emak esok gembira guru habis haiwan hari harga hidup hobi hubungan hujan hutan ialah
  ibu ikut ingat ingin itu jadi jalan jangan jauh jika juga kadang kakak kalau kali kami kampung kamu kanan kata kawan
  ke keadaan kebun kecil kedai kegemaran kehidupan keluarga kemudian kenal kepada kepala kerana kereta kerja kesihatan
  ketika kita kucing kuat kurang lagi lain laki lama lapar lalu latihan lebih lepas lihat lima luar macam maka makan
  makanan malam malas mana manusia masa masalah masih masuk masyarakat mata mereka minum minuman muda mudah muka mula
  murah nak nama nanti nasihat negara negeri nenek nilai olahraga oleh orang pada pagi paling panas pandai pandangan
  pantai pasar pasti pekerjaan pelajar pelajaran penting pengalaman perempuan pergi perkara pertama perlu permainan
  pernah persekitaran pihak pula pulang punya rakan rakyat rasa rumah sahaja saja sakit salah sama sambil sampai sana
  sangat satu saya sebab sebagai sebelum sebenarnya sebuah sedang sedap sedikit sejak sekali sekarang sekolah selain
  selalu selama selepas seluruh semasa sembahyang semua senang sendiri seorang seperti sering seronok serta sesuatu
  setiap siapa sihat sini situ sudah suka sukan supaya surat susah tahu tahun tak tanpa tapi tempat tengah tengok
  tentang terima terlalu tersebut tetap tetapi tiada tidak tidur tiga tinggal tinggi tolong tua tubuh turun untuk
  waktu walaupun wang yang`.split(/\s+/),
);
